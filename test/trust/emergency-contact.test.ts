import { tablesWith } from '../harness/database.ts';
import { openApp } from '../journey/app.ts';
import { aFreeAgent, bornYearsAgo } from '../journey/samples.ts';
import { type DrawnTournament, drawTournament, scoreKeeper } from '../journey/tournament-day.ts';
import type { Visitor } from '../journey/visitor.ts';

const app = openApp();

/** A word that stands in everything a family gives and nowhere else. */
const canary = 'Quokkazebra';
const contact = {
  name: `${canary} Parent`,
  phone: '(908) 555-7391',
  relation: `${canary} aunt`,
  care: `${canary}: bee stings, EpiPen in the red bag`,
};
const given = { ...contact, agreed: true };
const secrets = [canary, '555-7391', '9085557391'];
/** Whatever of it stands in a text. */
const leaks = (text: string) => secrets.filter((word) => text.includes(word));

interface Child {
  readonly id: number;
  readonly link: string;
}

let cup: DrawnTournament;
let child: Child;
beforeAll(async () => {
  cup = await drawTournament(app(), 4);
  child = await aChild();
  await app().database.query(
    `update tournament_registrations set team_id = $2 where player_id = $1 and tournament_id = $3`,
    [child.id, games()[0]?.team1Id, cup.tournament.id],
  );
  expect((await give(child.link, given)).status).toBe(200);
});

const games = () => cup.games.filter(({ team1Id }) => team1Id !== null);

let families = 0;

/** A child whose parent was mailed the link. */
async function aChild(): Promise<Child> {
  families += 1;
  const parentEmail = `parent${families}@emergency.example`;
  const answers = { birthYear: bornYearsAgo(9), email: parentEmail, parentName: 'Robin Parent', parentEmail };
  const { body } = await app()
    .visitor()
    .post<{ player: { id: number } }>('/api/players', aFreeAgent(cup.tournament.id, answers));
  const mails = await app().mailbox.mailsTo(parentEmail);
  const [, link = ''] = /\/waiver\/(\S+)/.exec(mails.map(({ text }) => text).join(' ')) ?? [];
  expect(link).not.toBe('');
  return { id: body.player.id, link };
}

const give = (link: string, answers: object, from = app().visitor()) =>
  from.post(`/api/waivers/${link}/emergency-contact`, answers);
const see = async (link: string) =>
  (await app().visitor().post<{ contact: object | null }>(`/api/waivers/${link}/emergency-contact/see`, {})).body
    .contact;
const atGame = (keeper: Visitor, gameId: number, playerId = child.id) =>
  keeper.post(`/api/games/${gameId}/players/${playerId}/emergency-contact`, {});
const ofPlayer = (visitor: Visitor, id = child.id) => visitor.post(`/api/admin/players/${id}/emergency-contact`, {});

/** A game of the child is played today, or on another day. */
async function playedOn(day: string): Promise<number> {
  const [game] = games();
  await app().database.query(
    `update games set start_time = ${day}, end_time = (${day}) + interval '10 minutes' where id = $1`,
    [game?.id],
  );
  return game?.id ?? 0;
}
const noon = `date_trunc('day', now() at time zone 'America/New_York') at time zone 'America/New_York' + interval '12 hours'`;

async function looks(): Promise<number> {
  const lines = await app().database.query(
    `select from audit where thing = 'player' and record_id = $1 and what = 'emergency contact shown'`,
    [child.id],
  );
  return lines.length;
}

/** A keeper who came in by a link for one field. */
async function keeperOf(field: string): Promise<Visitor> {
  const wanted = { tournamentId: cup.tournament.id, fields: [field] };
  const { body } = await app().organizer.post<{ links: readonly { link: string }[] }>(
    '/api/admin/keeper-links',
    wanted,
  );
  const keeper = app().visitor();
  const secret = body.links[0]?.link.split('#')[1];
  expect((await keeper.post('/api/score-keeper/link/login', { secret, name: 'Pat' })).status).toBe(200);
  return keeper;
}

test('a stranger, another family and a keeper of another field see nothing, and leave no look', async () => {
  const gameId = await playedOn(noon);
  const before = await looks();
  const field = games()[0]?.field === 'Field 1' ? 'Field 2' : 'Field 1';
  const family = app().visitor();
  await family.post('/api/players', aFreeAgent(cup.tournament.id));
  for (const visitor of [app().visitor(), family, await keeperOf(field)]) {
    const answers = [await atGame(visitor, gameId), await ofPlayer(visitor)];
    expect(answers.map(({ status }) => [401, 404].includes(status))).toEqual([true, true]);
    expect(answers.flatMap(({ body }) => leaks(JSON.stringify(body)))).toEqual([]);
  }
  const there = await keeperOf(field);
  const [foreign, unknown] = [await atGame(there, gameId), await atGame(there, 2_000_000_000)];
  expect([foreign.status, foreign.body.message]).toEqual([unknown.status, unknown.body.message]);
  expect(await looks()).toBe(before);
});

test('the keeper of the game sees it on the day of the game, and the look is on record', async () => {
  const gameId = await playedOn(noon);
  const before = await looks();
  const keeper = await keeperOf(games()[0]?.field ?? '');
  const answer = await atGame(keeper, gameId);
  expect(answer).toMatchObject({ status: 200, body: contact });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect((await atGame(await scoreKeeper(app(), 'Ana'), gameId)).body).toEqual(contact);
  expect(await looks()).toBe(before + 2);
  const [line] = await app().database.query(
    `select who, kind, proved from audit where what = 'emergency contact shown' order by id desc limit 1`,
  );
  expect(line).toEqual({ who: 'Ana', kind: 'score keeper', proved: 'score keeper' });
});

test.each([
  ['the day before', `${noon} + interval '1 day'`],
  ['the day after', `${noon} - interval '1 day'`],
])('a keeper does not see it %s, and an organizer does', async (_, day) => {
  const gameId = await playedOn(day);
  const before = await looks();
  const keeper = await scoreKeeper(app(), 'Ana');
  expect((await atGame(keeper, gameId)).status).toBe(403);
  expect(await looks()).toBe(before);
  expect((await atGame(app().organizer, gameId)).status).toBe(200);
  expect((await ofPlayer(app().organizer)).body).toEqual(contact);
  expect(await looks()).toBe(before + 2);
});

test("a player who is not of the game is not looked at through it, and a signed-out keeper's phone sees nothing", async () => {
  await playedOn(noon);
  const keeper = await scoreKeeper(app(), 'Ana');
  const foreign = games().find(({ team1Id, team2Id }) => ![team1Id, team2Id].includes(games()[0]?.team1Id ?? 0));
  expect((await atGame(keeper, foreign?.id ?? 0)).status).toBe(404);
  await keeper.post('/api/score-keeper/logout', {});
  expect((await atGame(keeper, games()[0]?.id ?? 0)).status).toBe(401);
});

test('it stands in no other answer, no export, no letter and no line of the audit', async () => {
  const gameId = await playedOn(noon);
  const keeper = await scoreKeeper(app(), 'Ana');
  await atGame(keeper, gameId);
  await ofPlayer(app().organizer);
  const paths = (await app().visitor().get<{ paths: object }>('/api/openapi.json')).body.paths;
  const reads = Object.entries(paths).filter(([path, calls]) => 'get' in calls && path !== '/api/live');
  expect(reads.length).toBeGreaterThan(50);
  const ids = [child.id, cup.tournament.id, gameId];
  const addresses = reads.flatMap(([path]) =>
    ids.map((id) => path.replace('{sealed}', child.link).replace(/\{\w+\}/g, String(id))),
  );
  const found: string[] = [];
  let answered = 0;
  for (const address of new Set(addresses)) {
    for (const visitor of [app().organizer, keeper, app().visitor()]) {
      const query = address === '/api/games' ? '?includeAll=true' : '';
      const { status, body } = await visitor.get<unknown>(`${address}${query}`);
      if (status === 200) answered += 1;
      if (leaks(JSON.stringify(body)).length > 0) found.push(`${address} ${status}`);
    }
  }
  expect(found).toEqual([]);
  expect(answered).toBeGreaterThan(100);
  const holding = await Promise.all(secrets.map((word) => tablesWith(app().database, word)));
  expect(new Set(holding.flat())).toEqual(new Set(['emergency_contacts']));
  expect(app().products.flatMap((product) => leaks(product.logs()))).toEqual([]);
});

test('the family sees what it has given, and who looked, in its record; it removes it at any time', async () => {
  const { id, link } = await aChild();
  expect(await see(link)).toBeNull();
  expect((await give(link, { ...given, agreed: false })).status).toBe(400);
  expect((await give(link, { ...given, care: 'x'.repeat(501) })).status).toBe(400);
  expect((await give(link, { ...given, phone: '12345' })).status).toBe(400);
  expect(await see(link)).toBeNull();
  expect((await ofPlayer(app().organizer, id)).status).toBe(404);
  expect((await give(link, { ...given, care: null })).status).toBe(200);
  await ofPlayer(app().organizer, id);
  const record = await app()
    .visitor()
    .post<{ emergencyContact: object; history: object[] }>(`/api/waivers/${link}/record`, {});
  expect(record.body.emergencyContact).toEqual({ ...contact, care: null });
  expect(record.body.history).toContainEqual(
    expect.objectContaining({ by: 'organizer', what: 'emergency contact shown' }),
  );
  expect((await app().visitor().post(`/api/waivers/${link}/emergency-contact/remove`, {})).status).toBe(200);
  expect(await see(link)).toBeNull();
  expect((await ofPlayer(app().organizer, id)).status).toBe(404);
});

test('a link that is not ours, and one of another address, neither give nor show anything', async () => {
  const { id, link } = await aChild();
  await app().database.query(`update players set parent_email = 'other@emergency.example' where id = $1`, [id]);
  for (const dead of [link, `${link}x`, 'nonsense']) {
    expect((await give(dead, given)).status).toBe(404);
    expect((await app().visitor().post(`/api/waivers/${dead}/emergency-contact/see`, {})).status).toBe(404);
    expect((await app().visitor().post(`/api/waivers/${dead}/emergency-contact/remove`, {})).status).toBe(404);
  }
});

test('it is erased with the person', async () => {
  const { id, link } = await aChild();
  await give(link, given);
  expect((await app().organizer.call(`/api/admin/players/${id}`, { method: 'DELETE' })).status).toBe(200);
  expect(await app().database.query('select from emergency_contacts where player_id = $1', [id])).toHaveLength(0);
});

import { openApp } from '../journey/app.ts';
import { type DrawnTournament, drawTournament, type Game, scoreKeeper } from '../journey/tournament-day.ts';
import type { Visitor } from '../journey/visitor.ts';
import { winterDay } from '../sample/winter-day.ts';

const app = openApp();

const login = '/api/score-keeper/link/login';
const check = '/api/score-keeper/check-auth';
const day = winterDay(12);

interface Made {
  readonly id: number;
  readonly link: string;
  readonly field: string | null;
}

let cup: DrawnTournament;
let other: DrawnTournament;
beforeAll(async () => {
  cup = await drawTournament(app(), 4);
  other = await drawTournament(app(), 4);
});

async function links(wanted: object): Promise<readonly Made[]> {
  const { status, body } = await app().organizer.post<{ readonly links: readonly Made[] }>('/api/admin/keeper-links', {
    tournamentId: cup.tournament.id,
    ...wanted,
  });
  expect(status).toBe(201);
  return body.links;
}

const secretOf = ({ link }: Made) => link.split('#')[1] ?? '';

async function open(made: Made, name: string | undefined = 'Pat'): Promise<Visitor> {
  const phone = app().visitor();
  expect(await phone.post(login, { secret: secretOf(made), name })).toMatchObject({ status: 200 });
  return phone;
}

async function aFieldLink(field = 'Field 1'): Promise<Made> {
  const [made] = await links({ fields: [field] });
  if (made === undefined) throw new Error('No link was made');
  return made;
}

const gameOn = ({ games }: DrawnTournament, field: string): Game => {
  const found = games.find((game) => game.field === field && game.status === 'scheduled' && game.team1Id !== null);
  if (found === undefined) throw new Error(`No game on ${field}`);
  return found;
};

/** Everything a keeper can do to a game, as status and body. */
async function everything(keeper: Visitor, { id }: Pick<Game, 'id'>, playerId: number) {
  const answers = [
    await keeper.get(`/api/games/${id}/players`),
    await keeper.get(`/api/games/${id}/goals`),
    await keeper.get(`/api/games/${id}/history`),
    await keeper.put(`/api/games/${id}/score`, { team1Score: 9, team2Score: 0 }),
    await keeper.put(`/api/games/${id}/score`, { team1Score: 9, team2Score: 0, preview: true }),
    await keeper.post(`/api/games/${id}/start`, {}),
    await keeper.post(`/api/games/${id}/goals`, { playerId, minute: 3 }),
    await keeper.post('/api/player-goals', { gameId: id, playerId, minute: 3, withScore: true }),
    await keeper.post(`/api/games/${id}/complete`, {}),
  ];
  return answers.map(({ status, body }) => [status, body.message]);
}

const nowhere = 2_000_000_000;

test("a link for a field opens that field's games, and every other looks like none", async () => {
  const keeper = await open(await aFieldLink('Field 1'));
  const mine = gameOn(cup, 'Field 1');
  const unknown = await everything(keeper, { id: nowhere }, cup.teams[0]?.captainId ?? 0);
  expect(new Set(unknown.map(([status]) => status))).toEqual(new Set([404]));
  for (const foreign of [gameOn(cup, 'Field 2'), gameOn(other, 'Field 1')]) {
    expect(await everything(keeper, foreign, cup.teams[0]?.captainId ?? 0)).toEqual(unknown);
    const { body } = await keeper.get<Game>(`/api/games/${foreign.id}`);
    expect([body.status, body.team1Score]).toEqual(['scheduled', 0]);
  }
  const { body: listed } = await keeper.get<Game[]>('/api/games?includeAll=true');
  expect(listed.length).toBeGreaterThan(0);
  expect(listed.filter(({ field, tournamentId }) => field !== 'Field 1' || tournamentId !== cup.tournament.id)).toEqual(
    [],
  );
  expect((await keeper.get<Game[]>(`/api/games?includeAll=true&tournamentId=${other.tournament.id}`)).body).toEqual([]);
  expect((await keeper.put(`/api/games/${mine.id}/score`, { team1Score: 1, team2Score: 0 })).status).toBe(200);
  expect(await keeper.get(check)).toMatchObject({ body: { name: 'Pat', width: { field: 'Field 1' } } });
});

test("another field's goal can neither be taken back nor told from one that does not exist", async () => {
  const ana = await scoreKeeper(app(), 'Ana');
  const there = gameOn(cup, 'Field 2');
  const goal = { playerId: cup.teams.find(({ id }) => id === there.team1Id)?.captainId, minute: 4 };
  const { body } = await ana.post<{ id: number }>(`/api/games/${there.id}/goals`, goal);
  const keeper = await open(await aFieldLink('Field 1'));
  const takeBack = async (id: number) => {
    const { status, body } = await keeper.call(`/api/goals/${id}`, { method: 'DELETE' });
    return [status, body.message];
  };
  expect(await takeBack(body.id)).toEqual(await takeBack(nowhere));
  expect((await takeBack(body.id))[0]).toBe(404);
});

test('a link that was taken back is out at once, in every session, and opens nothing', async () => {
  const made = await aFieldLink();
  const [ana, ben] = [await open(made, 'Ana'), await open(made, 'Ben')];
  const otherKeeper = await open(await aFieldLink());
  const revoke = () => app().organizer.call(`/api/admin/keeper-links/${made.id}`, { method: 'DELETE' });
  expect((await revoke()).status).toBe(200);
  for (const phone of [ana, ben]) {
    expect((await phone.get(check)).status).toBe(401);
    const score = await phone.put(`/api/games/${gameOn(cup, 'Field 2').id}/score`, { team1Score: 1, team2Score: 0 });
    expect(score.status).toBe(401);
  }
  expect((await otherKeeper.get(check)).status).toBe(200);
  const late = await app()
    .visitor()
    .post(login, { secret: secretOf(made), name: 'Late' });
  const unknown = await app()
    .visitor()
    .post(login, { secret: 'a'.repeat(24), name: 'Late' });
  expect([late.status, late.body.message]).toEqual([404, unknown.body.message]);
  expect((await revoke()).status).toBe(404);
});

test('a link that has ended ends the sessions it opened', async () => {
  const made = await aFieldLink();
  const keeper = await open(made);
  await app().database.query(`update keeper_links set ends_at = now() - interval '1 second' where id = $1`, [made.id]);
  expect((await keeper.get(check)).status).toBe(401);
  expect(
    (
      await app()
        .visitor()
        .post(login, { secret: secretOf(made), name: 'Late' })
    ).status,
  ).toBe(404);
});

test('what is secret is in no table, no list, no audit and no address that a server sees', async () => {
  const made = await aFieldLink();
  await open(made);
  const secret = secretOf(made);
  expect(secret).toHaveLength(24);
  expect(new URL(made.link).pathname).toBe('/keep-scores');
  const { body } = await app().organizer.get('/api/admin/keeper-links');
  expect(JSON.stringify(body)).not.toContain(secret);
  for (const table of ['keeper_links', 'score_keepers', 'grants', 'sessions', 'audit', 'answered_calls']) {
    const rows = await app().database.query(`select to_jsonb(one)::text as row from ${table} one`);
    expect([table, JSON.stringify(rows).includes(secret)]).toEqual([table, false]);
  }
});

test('a link says what it opens before anybody signs in, and asks for a name', async () => {
  const [made] = await links({ fields: [] });
  const phone = app().visitor();
  const secret = secretOf(made as Made);
  const shown = await phone.post('/api/score-keeper/link', { secret });
  expect(shown).toMatchObject({ status: 200, body: { tournament: cup.tournament.name, field: null } });
  expect((await phone.get(check)).status).toBe(401);
  expect(await phone.post(login, { secret })).toMatchObject({
    status: 400,
    body: { errors: { name: 'Please enter your name' } },
  });
});

test('all links of a tournament are taken back at once, those of another stay', async () => {
  const keeper = await open(await aFieldLink());
  const [there] = await links({ tournamentId: other.tournament.id, fields: [] });
  const otherKeeper = await open(there as Made);
  const address = `/api/admin/tournaments/${cup.tournament.id}/keeper-links`;
  expect((await keeper.call(address, { method: 'DELETE' })).status).toBe(401);
  expect((await app().organizer.call(address, { method: 'DELETE' })).status).toBe(200);
  expect([(await keeper.get(check)).status, (await otherKeeper.get(check)).status]).toEqual([401, 200]);
});

test('who used a link, and when, is listed; making, using and taking it back is audited', async () => {
  const made = await aFieldLink('Field 2');
  await open(made, 'Ana');
  await open(made, 'Ben');
  const { body } = await app().organizer.get(`/api/admin/keeper-links/${made.id}`);
  expect(body).toMatchObject({ field: 'Field 2', isOpen: true, uses: [{ name: 'Ana' }, { name: 'Ben' }] });
  await app().organizer.call(`/api/admin/keeper-links/${made.id}`, { method: 'DELETE' });
  const filter = JSON.stringify({ thing: 'keeper link', recordId: made.id });
  const { body: lines } = await app().organizer.get<readonly { what: string; who: string; proved: string }[]>(
    `/api/admin/audit?${new URLSearchParams({ filter })}`,
  );
  expect(lines.map(({ what }) => what).toSorted()).toEqual(['made', 'revoked', 'used', 'used']);
  expect(lines.find(({ what }) => what === 'used')).toMatchObject({ proved: 'keeper link' });
});

test('whoever guesses links is stopped, and a right one beside them opens all the same', async () => {
  const made = await aFieldLink();
  const address = '203.0.113.77';
  const guesser = app().visitor(address);
  const statuses = [];
  for (let guess = 0; guess < 52; guess += 1)
    statuses.push((await guesser.post(login, { secret: `guess${guess}`.padEnd(24, 'x'), name: 'X' })).status);
  expect([statuses.slice(0, 50).every((status) => status === 404), statuses.at(-1)]).toEqual([true, 429]);
  const password = await Promise.all(
    Array.from({ length: 25 }, () => guesser.post('/api/score-keeper/login', { password: 'wrong', name: 'X' })),
  );
  expect(password.some(({ status }) => status === 429)).toBe(true);
  const beside = await app()
    .visitor(address)
    .post(login, { secret: secretOf(made), name: 'Honest' });
  expect(beside.status).toBe(200);
});

test.each([
  [{ tournamentId: nowhere }, 404],
  [{ fields: 'Field 1' }, 400],
])('a link for %j is refused with %i', async (wanted, status) => {
  const sheet = { tournamentId: cup.tournament.id, ...wanted };
  expect((await app().organizer.post('/api/admin/keeper-links', sheet)).status).toBe(status);
});

test('a keeper makes no links and sees none, and brackets of another tournament stay closed', async () => {
  const keeper = await open(await aFieldLink());
  for (const path of ['/api/admin/keeper-links', `/api/admin/tournaments/${cup.tournament.id}/keeper-places`])
    expect((await keeper.get(path)).status).toBe(401);
  expect((await keeper.post('/api/admin/keeper-links', { tournamentId: cup.tournament.id })).status).toBe(401);
  await app().database.query(`update tournaments set status = 'active' where id = $1`, [other.tournament.id]);
  const seen = await keeper.get<{ verificationRequired?: boolean }>(`/api/tournaments/${other.tournament.id}`);
  expect(seen.body.verificationRequired).toBe(true);
});

test('the fields of the games are there to choose from', async () => {
  const { body } = await app().organizer.get(`/api/admin/tournaments/${cup.tournament.id}/keeper-places`);
  expect(body).toEqual({ lastDay: day, fields: ['Field 1', 'Field 2'] });
});

test('what a link covers stands with the right alone: not in the session, and gone with the link', async () => {
  const made = await aFieldLink('Field 1');
  const keeper = await open(made, 'Quinn');
  const session = `sess->'scoreKeeper'->>'name' = 'Quinn'`;
  await app().database.query(`update sessions set sess = sess #- '{scoreKeeper,width}' where ${session}`);
  const foreign = gameOn(cup, 'Field 2');
  const score = () => keeper.put(`/api/games/${foreign.id}/score`, { team1Score: 1, team2Score: 0 });
  expect((await score()).status).toBe(404);
  await app().database.query('delete from keeper_links where id = $1', [made.id]);
  expect((await score()).status).toBe(401);
});

import { until } from '../deep/fault/until.ts';
import { testCredentials } from '../harness/product.mjs';
import { openApp } from './app.ts';
import { freeAgentOf, listed, one, teamOf } from './records.ts';
import { aFreeAgent, aJoiner, aTeam } from './samples.ts';
import type { Answer } from './visitor.ts';

const app = openApp();

interface Line {
  readonly who: string;
  readonly kind: string;
  readonly proved: string;
  readonly thing: string;
  readonly record_id: number | null;
  readonly what: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly source: string | null;
}

/** What a call has left in the audit by the time of its answer. */
const linesBy = ({ headers }: Answer<unknown>) =>
  app().database.query<Line & Record<string, unknown>>('select * from audit where request_id = $1 order by id', [
    headers.get('x-request-id'),
  ]);

/** What one call has left in the audit; a refusal is noted behind its answer. */
async function linesOf(answer: Answer<unknown>): Promise<(Line & Record<string, unknown>)[]> {
  await until(async () => (await linesBy(answer)).length > 0);
  return linesBy(answer);
}

type Created = {
  readonly team: { readonly id: number; readonly invitationCode: string };
  readonly captain: { readonly id: number };
};

test('whoever registers a team is somebody; from then on a captain, by the link', async () => {
  const { id: tournamentId } = await app().announce();
  const captain = app().visitor();
  const created = await captain.post<Created>('/api/teams', aTeam(tournamentId));
  const { team, captain: player } = created.body;
  expect(await linesOf(created)).toMatchObject([
    {
      ...{ who: 'somebody', kind: 'visitor', proved: 'nobody', thing: 'team', record_id: team.id, what: 'registered' },
      ...{ after: { tournamentId, captainId: player.id }, source: expect.stringMatching(/^[0-9a-f]{16}$/) },
    },
  ]);
  const chosen = await captain.put(`/api/teams/${team.id}/free-agents`, { acceptsFreeAgents: false });
  const by = { who: `captain of team ${team.id}`, kind: 'captain', proved: 'captain link', record_id: team.id };
  expect(await linesOf(chosen)).toMatchObject([
    { ...by, what: 'free agents chosen', before: { acceptsFreeAgents: true }, after: { acceptsFreeAgents: false } },
    { ...by, what: 'shown', after: { players: [player.id] } },
  ]);
  expect(await linesOf(await captain.get(`/api/teams/${team.id}/captain`))).toMatchObject([{ ...by, what: 'shown' }]);
  const joined = await app().visitor().post('/api/players/join-via-invitation', aJoiner(team.invitationCode));
  expect(await linesOf(joined)).toMatchObject([
    { who: 'somebody', proved: 'invitation code', thing: 'registration', what: 'joined by invitation' },
  ]);
});

test('a family that looks up and changes its record is known by name and phone, and what changed is told', async () => {
  const { id: tournamentId } = await app().announce();
  const answers = aFreeAgent(tournamentId);
  const player = (await app().visitor().post<{ player: { id: number } }>('/api/players', answers)).body.player;
  const family = app().visitor();
  const found = await family.post('/api/players/lookup', { name: answers.name, phone: answers.phone });
  expect(await linesOf(found)).toMatchObject([
    { who: 'somebody', proved: 'name and phone', thing: 'player', record_id: player.id, what: 'shown' },
  ]);
  const edited = await family.put(`/api/players/${player.id}/update`, { ...answers, currentClub: 'Northern Lights' });
  const [line] = await linesOf(edited);
  expect(line).toMatchObject({ who: `family of player ${player.id}`, kind: 'family', proved: 'name and phone' });
  expect(line).toMatchObject({
    ...{ what: 'edited', before: { currentClub: 'Ironbound SC' }, after: { currentClub: 'Northern Lights' } },
  });
});

test('an organizer who looks at records leaves a line: at whose', async () => {
  const { id: tournamentId } = await app().announce();
  const player = await freeAgentOf(app(), tournamentId);
  const team = await teamOf(app(), tournamentId);
  const by = { who: testCredentials.ADMIN_USERNAME, kind: 'organizer', proved: 'organizer', what: 'shown' };
  const { organizer } = app();
  expect(await linesOf(await organizer.get(`/api/admin/players/${player.id}`))).toMatchObject([
    { ...by, thing: 'player', record_id: player.id },
  ]);
  const list = await organizer.get(`/api/admin/players?filter=${encodeURIComponent(JSON.stringify({ tournamentId }))}`);
  expect(list.status).toBe(200);
  expect(await linesOf(list)).toMatchObject([
    { ...by, thing: 'player', after: { ids: expect.arrayContaining([player.id, team.captain.id]) } },
  ]);
  for (const [resource, thing] of [
    ['tournament-registrations', 'registration'],
    ['teams', 'team'],
  ])
    expect(await linesOf(await organizer.get(`/api/admin/${resource}`))).toMatchObject([{ ...by, thing }]);
});

test('what is shown is noted by the time it is answered: how many and whose, of nobody nothing', async () => {
  const { organizer } = app();
  const { id: tournamentId } = await app().announce();
  const players = await Promise.all([1, 2, 3].map(() => freeAgentOf(app(), tournamentId)));
  const filter = { tournamentId, isIndividual: true };
  const page = (range: string, more: object = {}) =>
    organizer.get<readonly { readonly id: number }[]>(
      `/api/admin/players?range=${range}&filter=${encodeURIComponent(JSON.stringify({ ...filter, ...more }))}`,
    );
  const first = await page('[0,1]');
  expect((await linesBy(first)).map(({ after, record_id }) => [after, record_id])).toEqual([
    [{ rows: 2, ids: first.body.map(({ id }) => id) }, null],
  ]);
  const [one] = players;
  const record = await organizer.get(`/api/admin/players/${one?.id}`);
  expect((await linesBy(record)).map(({ after, record_id }) => [after, record_id])).toEqual([[null, one?.id]]);
  const nobody = [await page('[3,9]'), await page('[0,9]', { q: 'nobody at all' })];
  expect(nobody.map(({ status, body }) => [status, body])).toEqual([
    [200, []],
    [200, []],
  ]);
  const gone = await organizer.get('/api/admin/players/2147483647');
  expect([gone.status, ...(await Promise.all([...nobody, gone].map(linesBy)))]).toEqual([404, [], [], []]);
});

test.each([
  ['a wrong password', '/api/admin/login', { username: 'organizer', password: 'own-goal-90-minutes' }, 401],
  ['a wrong password of score keepers', '/api/score-keeper/login', { name: 'Kim', password: 'own-goal' }, 401],
  ['a missed lookup', '/api/players/lookup', { name: 'Nobody Here', phone: '(201) 555-0000' }, 404],
  ['a missed search', '/api/players/find', { name: 'Nobody Here', phone: '(201) 555-0000' }, 200],
  ['a forged link', '/api/captain-links/forged', {}, 404],
  ['a record that is not one’s own', '/api/players/1/contact-code', {}, 404],
])('%s leaves a line with its source, and no word of what was tried', async (_, path, body, status) => {
  // Repeated guesses of one address leave one line; other suites of this worker guess from theirs.
  const stranger = app().visitor('198.51.102.7');
  const answer = await stranger.post(path, body);
  expect(answer.status).toBe(status);
  const lines = await linesOf(answer);
  expect(lines).toMatchObject([{ who: 'somebody', kind: 'visitor', proved: 'nobody', after: { status } }]);
  expect(lines[0]?.source).toMatch(/^[0-9a-f]{16}$/);
  for (const drawn of ['id', 'at', 'request_id', 'source']) delete lines[0]?.[drawn];
  expect(JSON.stringify(lines)).not.toMatch(/own-goal|Nobody|555|forged|198\.51/);
});

test('a guess that is repeated fills no book: one line, and then their number', async () => {
  const stranger = app().visitor('198.51.101.7');
  const guesses = async () =>
    (await app().database.query(`select from audit where after ->> 'call' = 'GET /api/teams/invite/:code'`)).length;
  const before = await guesses();
  for (let guess = 0; guess < 8; guess += 1) await stranger.get(`/api/teams/invite/${guess}${guess}${guess}${guess}`);
  expect((await guesses()) - before).toBeLessThan(2);
});

test('who signs in and out is on record, by which means', async () => {
  const keeper = app().visitor();
  const signedIn = await keeper.post('/api/score-keeper/login', {
    name: 'Kim Keeper',
    password: testCredentials.SCORE_KEEPER_PASSWORD,
  });
  expect(await linesOf(signedIn)).toMatchObject([
    { who: 'Kim Keeper', kind: 'score keeper', proved: 'password', what: 'signed in' },
  ]);
  expect(await linesOf(await keeper.post('/api/score-keeper/logout', {}))).toMatchObject([
    { who: 'Kim Keeper', what: 'signed out' },
  ]);
});

test('what was taken back is not told as done', async () => {
  const { id: tournamentId } = await app().announce();
  const first = aTeam(tournamentId);
  await app().visitor().post('/api/teams', first);
  const second = await app()
    .visitor()
    .post('/api/teams', aTeam(tournamentId, { name: first.name }));
  expect(second.status).toBe(409);
  const lines = await app().database.query('select from audit where request_id = $1', [
    second.headers.get('x-request-id'),
  ]);
  expect(lines).toEqual([]);
});

test('changes are listed without the looks between them, and looks without the changes', async () => {
  const { id: tournamentId } = await app().announce();
  const { id } = await freeAgentOf(app(), tournamentId);
  await app().organizer.get(`/api/admin/players/${id}`);
  const { version } = await one(app(), 'players', id);
  await app().organizer.put(`/api/admin/players/${id}`, { currentClub: 'Union SC', version });
  const of = async (isLook: boolean) =>
    (await listed(app(), 'audit', { aboutPlayer: id, isLook })).map(({ what }) => what);
  await until(async () => (await of(true)).length > 1);
  expect(new Set(await of(true))).toEqual(new Set(['shown']));
  expect(await of(false)).toContain('edited');
  expect(await of(false)).not.toContain('shown');
});

import { scopes } from '../../domain/rule/api-key/api-key.ts';
import { ownersKey, programsOf } from '../journey/api-key.ts';
import { openApp } from '../journey/app.ts';
import { aFreeAgent } from '../journey/samples.ts';
import type { Game } from '../journey/tournament-day.ts';

const app = openApp();
const { withKey, aProgram, aGame } = programsOf(app);

beforeEach(() => app().database.query('truncate failures'));

test('what a key opens stands here by its scope; whatever else an organizer may do is closed to every key', async () => {
  type Calls = Readonly<Record<string, Readonly<Record<string, { readonly 'x-scope'?: string; security?: object[] }>>>>;
  const { body } = await app().visitor().get<{ paths: Calls; components: object }>('/api/openapi.json');
  const marked = Object.entries(body.paths).flatMap(([address, calls]) =>
    Object.entries(calls).flatMap(([method, call]) => {
      if (call['x-scope'] === undefined || call['x-scope'] === 'read:public') return [];
      expect(call.security).toContainEqual({ 'api-key': [] });
      return [`${call['x-scope']} ${method} ${address}`];
    }),
  );
  expect(marked.sort()).toEqual([
    'read:registrations get /api/admin/pre-registrations',
    'read:registrations get /api/admin/pre-registrations/export',
    'read:registrations get /api/admin/pre-registrations/{id}',
    'read:registrations get /api/admin/tournament-registrations',
    'read:registrations get /api/admin/tournament-registrations/export',
    'read:registrations get /api/admin/tournament-registrations/{id}',
    'write:scores delete /api/goals/{id}',
    'write:scores get /api/games',
    'write:scores get /api/games/{id}',
    'write:scores get /api/games/{id}/goals',
    'write:scores get /api/games/{id}/players',
    'write:scores post /api/games/{id}/complete',
    'write:scores post /api/games/{id}/goals',
    'write:scores post /api/games/{id}/settle',
    'write:scores post /api/games/{id}/start',
    'write:scores post /api/player-goals',
    'write:scores put /api/games/{id}/score',
  ]);
  expect(body.components).toMatchObject({ securitySchemes: { 'api-key': { type: 'http', scheme: 'bearer' } } });

  const program = await aProgram(scopes);
  const calls = Object.entries(body.paths).flatMap(([address, calls]) =>
    Object.entries(calls).flatMap(([method, { 'x-scope': scope, security }]) =>
      scope === undefined || scope === 'read:public' ? [{ method, address, scope, security }] : [],
    ),
  );
  const statuses: string[] = [];
  for (const { method, address, scope, security } of calls) {
    if (address === '/api/live') continue;
    const upper = method.toUpperCase();
    if (scope !== undefined) expect([address, security]).toEqual([address, [{}, { 'api-key': [] }]]);
    const { status, body: answer } = await program(
      upper,
      address.replace(/\{\w+\}/g, '2000000000'),
      upper === 'GET' ? undefined : {},
    );
    if (upper === 'GET' && status !== 403) statuses.push(`${address}${scope === 'read:public' ? '' : ' unsaid'}`);
    else
      expect([method, address, status, answer.message]).toEqual([
        method,
        address,
        403,
        expect.stringMatching(/API key/),
      ]);
  }
  expect(statuses.sort()).toEqual([
    '/api/form-options/age-brackets',
    '/api/form-options/payment-methods',
    '/api/form-options/skill-levels',
    '/api/games/{id}/scorers',
    '/api/health',
    '/api/live-scores',
    '/api/privacy',
    '/api/push-key',
    '/api/ready',
    '/api/site',
    '/api/site/texts',
    '/api/teams',
    '/api/teams/{id}/calendar.ics',
    '/api/teams/{id}/games',
    '/api/top-scorers',
    '/api/tournaments',
    '/api/tournaments/visible',
    '/api/tournaments/{id}',
    '/api/tournaments/{id}/games',
    '/api/tournaments/{id}/games/{gameId}/outlook',
    '/api/tournaments/{id}/standings',
  ]);
});

test.each([
  ['read:public', 'GET', '/api/admin/tournament-registrations', 'read:registrations'],
  ['read:public', 'PUT', '/api/games/1/score', 'write:scores'],
  ['read:registrations', 'GET', '/api/tournaments', 'read:public'],
  ['read:registrations', 'GET', '/api/live-scores', 'read:public'],
  ['read:registrations', 'PUT', '/api/games/1/score', 'write:scores'],
  ['write:scores', 'GET', '/api/admin/tournament-registrations', 'read:registrations'],
  ['write:scores', 'GET', '/api/tournaments', 'read:public'],
] as const)('a key for %s is refused %s %s in words', async (scope, method, address, needed) => {
  const program = await aProgram([scope]);
  const { status, body } = await program(method, address, method === 'GET' ? undefined : {});
  expect([status, body.message]).toEqual([403, `This needs an API key with the scope ${needed}; yours has ${scope}.`]);
});

test('a key that may read what is public sees no more than the public', async () => {
  const game = await aGame();
  await app().organizer.put(`/api/tournaments/${game.tournamentId}/visibility`, { visible: false });
  const reader = await aProgram(['read:public']);
  expect((await reader('GET', `/api/games/${game.id}`)).status).toBe(404);
  expect((await reader('GET', '/api/games?includeAll=true')).status).toBe(401);
  const keeper = await aProgram(['write:scores']);
  expect((await keeper('GET', `/api/games/${game.id}`)).status).toBe(200);
  expect((await keeper('GET', `/api/games?includeAll=true&tournamentId=${game.tournamentId}`)).status).toBe(200);
});

test('a key that may read what is public sees a day in play as a family does that has named its team; no other key does', async () => {
  const game = await aGame();
  await app().organizer.put(`/api/admin/tournaments/${game.tournamentId}`, { status: 'active' });
  type Day = {
    readonly verificationRequired: boolean;
    readonly games: readonly object[];
    readonly brackets: readonly object[];
  };
  const seen = async (body: Day) => [body.verificationRequired, body.games.length > 0, body.brackets.length > 0];
  const path = `/api/tournaments/${game.tournamentId}`;
  expect(await seen((await app().visitor().get<Day>(path)).body)).toEqual([true, false, false]);
  const [reader, registrar] = [await aProgram(['read:public']), await aProgram(['read:registrations'])];
  expect(await seen((await reader<Day>('GET', path)).body)).toEqual([false, true, true]);
  expect((await registrar('GET', path)).status).toBe(403);
});

test('a key keeps scores, and every line of the audit names it', async () => {
  const game = await aGame();
  const { id, key } = await ownersKey(app(), ['write:scores']);
  const program = withKey(key);
  expect((await program('PUT', `/api/games/${game.id}/score`, { team1Score: 2, team2Score: 1 })).status).toBe(200);
  const lines = await app().database.query<{ who: string; proved: string; role: string }>(
    `select who, proved, role from audit where thing = 'game' and record_id = ${game.id} order by id`,
  );
  expect(lines.at(-1)).toEqual({ who: 'organizer', proved: `api key ${id}`, role: 'owner' });
});

test('a program is not asked whether it means a game of another day, reads who gave a game away, and enters no goal in it', async () => {
  const game = await aGame();
  const program = await aProgram(['write:scores']);
  const score = () => program('PUT', `/api/games/${game.id}/score`, { team1Score: 1, team2Score: 0 });
  expect(Date.parse(String(game.startTime)) - Date.now()).toBeGreaterThan(86_400_000);
  expect(
    (await app().organizer.post(`/api/games/${game.id}/forfeit`, { teamId: game.team1Id, confirm: true })).status,
  ).toBe(200);
  const goal = { gameId: game.id, teamId: game.team1Id, scorer: 'unknown', minute: 3, withScore: true };
  expect((await program('POST', '/api/player-goals', goal)).status).toBe(409);
  const read = async () => (await program<Game>('GET', `/api/games/${game.id}`)).body;
  expect(await read()).toMatchObject({ status: 'completed', forfeitedBy: [game.team1Id], isWithdrawal: false });
  await app().organizer.post(`/api/games/${game.id}/reopen`, {});
  expect(await read()).toMatchObject({ status: 'scheduled', team1Score: 0, team2Score: 0, forfeitedBy: null });
  expect([(await score()).status, (await read()).status]).toEqual([200, 'in_progress']);
});

test('who reads registrations with a key leaves a line that names it', async () => {
  const { id: tournamentId } = await app().announce();
  await app().visitor().post('/api/players', aFreeAgent(tournamentId));
  const { id, key } = await ownersKey(app(), ['read:registrations']);
  const { status, body } = await withKey(key)<readonly object[]>(
    'GET',
    `/api/admin/tournament-registrations?filter={"tournamentId":${tournamentId}}`,
  );
  expect([status, body.length]).toEqual([200, 1]);
  const lines = await app().database.query(
    `select thing, what from audit where proved = 'api key ${id}' and thing = 'registration'`,
  );
  expect(lines).toEqual([{ thing: 'registration', what: 'shown' }]);
});

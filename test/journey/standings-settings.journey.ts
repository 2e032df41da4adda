import { openApp } from './app.ts';
import { detailOf } from './entered-teams.ts';
import { organizerIn } from './organizer-of-day.ts';
import type { Refused } from './visitor.ts';

const app = openApp();
const { drawn, end, standings } = organizerIn(app);

type Settings = {
  readonly criteria: readonly string[];
  readonly goalDifferenceCap: number | null;
  readonly goalsForCap: number | null;
  readonly winPoints: number;
};
type Line = {
  readonly teamId: number;
  readonly rank: number;
  readonly rankBefore: number;
  readonly advances: boolean;
  readonly advancedBefore: boolean;
  readonly points: number;
};
type Answer = Refused & {
  readonly settings: Settings;
  readonly changes: object[];
  readonly resets: object[];
  readonly table: Line[];
};

const set = (address: string, body: object) => app().organizer.put<Answer>(`${address}/standings-settings`, body);

/** Three teams with a win each: the first scores most, the second concedes least. */
async function aGroup() {
  const field = await drawn(3, { tournamentFormat: 'round-robin', maxGamesPerTeam: 2 });
  const { games } = await detailOf(app().organizer, field.id);
  const scores = new Map([
    ['0-1', [0, 1]],
    ['0-2', [9, 4]],
    ['1-2', [0, 1]],
  ]);
  for (const { id, stage, team1Id, team2Id } of games) {
    if (stage !== 'group') continue;
    const [one, other] = [field.teamIds.indexOf(team1Id ?? 0), field.teamIds.indexOf(team2Id ?? 0)];
    const [low = 0, high = 0] = scores.get([one, other].sort().join('-')) ?? [];
    await end(id, one < other ? low : high, one < other ? high : low);
  }
  return field;
}

test('ranks follow the settings: goals decide by one preset, goals against with a cap by the other', async () => {
  const { address, teamIds, id } = await aGroup();
  const before = (await standings(address)).map(({ teamId }) => teamIds.indexOf(teamId));
  expect(before).toEqual([0, 2, 1]);
  const criteria = ['wins', 'goals-against', 'goals-for'];
  const preview = await set(address, { criteria, preview: true });
  expect([preview.status, preview.body.settings.criteria]).toEqual([200, criteria]);
  expect((await standings(address)).map(({ teamId }) => teamIds.indexOf(teamId))).toEqual(before);
  const changed = await set(address, { criteria });
  expect([changed.status, changed.body.resets]).toEqual([200, []]);
  const table = await standings(address);
  expect(table.map(({ teamId }) => teamIds.indexOf(teamId))).toEqual([1, 0, 2]);
  expect(table[0]?.decidedBy).toBe('Goals against');
  expect(table[0]).toMatchObject({ rankedBy: criteria, goalDifferenceCap: null });
  const { body } = await app().organizer.get<Settings>(`${address}/standings-settings`);
  expect(body).toMatchObject({ criteria, goalDifferenceCap: null });
  const final = (await detailOf(app().organizer, id)).brackets.find(({ stage }) => stage === 'knockout');
  expect([final?.team1Id, final?.team2Id]).toEqual(table.slice(0, 2).map(({ teamId }) => teamId));
});

test('ranks that a started final stands on change only when that is confirmed', async () => {
  const { address, teamIds, id } = await aGroup();
  const final = (await detailOf(app().organizer, id)).games.find(({ stage }) => stage === 'knockout');
  await app().organizer.post(`/api/games/${final?.id}/start`, {});
  const criteria = ['wins', 'goals-against'];
  const preview = await set(address, { criteria, preview: true });
  expect(preview.body.resets).toHaveLength(1);
  const refused = await set(address, { criteria });
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('Confirm to reset them')]);
  expect((await standings(address))[0]?.teamId).toBe(teamIds[0]);
  expect((await set(address, { criteria, confirm: true })).status).toBe(200);
  const after = (await detailOf(app().organizer, id)).games.find((game) => game.id === final?.id);
  expect(after?.status).toBe('scheduled');
});

test('settings by which nobody could be ranked are refused, and so is whoever is no organizer', async () => {
  const { address } = await drawn(2);
  const wrong = [
    { criteria: ['luck'] },
    { criteria: ['wins', 'wins'] },
    { goalDifferenceCap: 100 },
    { preset: 'FIFA' },
    { criteria: ['lots', 'wins'] },
    { winPoints: 1 },
    { winPoints: 100 },
    { goalsForCap: -1 },
    { shutOutPoints: 'many' },
  ];
  for (const body of wrong) expect([body, (await set(address, body)).status]).toEqual([body, 400]);
  expect((await app().visitor().put(`${address}/standings-settings`, {})).status).toBe(401);
  expect((await app().visitor().get(`${address}/standings-settings`)).status).toBe(401);
  expect((await set('/api/tournaments/999999', {})).status).toBe(404);
});

test('a look at other rules says who would move and who would go on instead, and saves nothing', async () => {
  const { address, teamIds } = await aGroup();
  const before = await standings(address);
  const criteria = ['wins', 'goals-against', 'goals-for'];
  const { body } = await set(address, { criteria, preview: true });
  expect(body.table.map(({ teamId, rank, rankBefore }) => [teamIds.indexOf(teamId), rank, rankBefore])).toEqual([
    [1, 1, 3],
    [0, 2, 1],
    [2, 3, 2],
  ]);
  expect(body.table.map(({ advances, advancedBefore }) => [advances, advancedBefore])).toEqual([
    [true, false],
    [true, true],
    [false, true],
  ]);
  expect(body.changes).toHaveLength(1);
  expect(await standings(address)).toEqual(before);
  expect((await app().organizer.get<Settings>(`${address}/standings-settings`)).body.criteria[0]).toBe('wins');
});

test('ten points a game: goals count up to three, a shut-out one, and everybody sees what a game is worth', async () => {
  const { address, teamIds } = await aGroup();
  const { body, status } = await set(address, { preset: '10 points' });
  expect([status, body.settings.winPoints, body.settings.goalsForCap]).toEqual([200, 6, 5]);
  // 0:1 and 9:4; 0:1 and 1:0; 4:9 and 1:0.
  const { body: lines } = await app().visitor().get<Pick<Line, 'teamId' | 'points'>[]>(`${address}/standings`);
  expect(lines.map(({ teamId, points }) => [teamIds.indexOf(teamId), points])).toEqual([
    [2, 11],
    [0, 9],
    [1, 8],
  ]);
  expect(lines[0]).toMatchObject({
    rankedBy: ['points', 'head-to-head', 'wins', 'goal-difference', 'goals-for', 'goals-against', 'shoot-out'],
    goalsForCap: 5,
    pointsSystem: { winPoints: 6, drawPoints: 3, lossPoints: 0, goalPoints: 1, goalPointsCap: 3, shutOutPoints: 1 },
  });
});

test('where nothing is drawn the rules are kept, and the caps are taken away by 0', async () => {
  const { id } = await app().announce();
  const address = `/api/tournaments/${id}`;
  const answer = await set(address, { preset: '10 points', goalsForCap: 0, preview: true });
  expect([answer.status, answer.body.table, answer.body.settings.goalsForCap]).toEqual([200, [], null]);
  expect((await set(address, { preset: 'UEFA' })).status).toBe(200);
  const { body } = await app().organizer.get<Settings>(`${address}/standings-settings`);
  expect(body.criteria).toContain('head-to-head-goals');
});

test('a festival has games and no table', async () => {
  const { address, id } = await drawn(4, { tournamentFormat: 'round-robin', withoutStandings: ['All Ages'] });
  expect(await standings(address)).toEqual([]);
  const { games } = await detailOf(app().organizer, id);
  expect(new Set(games.map(({ stage }) => stage))).toEqual(new Set(['group']));
  expect((await set(address, { preset: 'UEFA', preview: true })).body.table).toEqual([]);
});

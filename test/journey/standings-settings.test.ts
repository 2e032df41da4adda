import { openApp } from './app.ts';
import { detailOf } from './entered-teams.ts';
import { organizerIn } from './organizer-of-day.ts';
import type { Refused } from './visitor.ts';

const app = openApp();
const { drawn, end, standings } = organizerIn(app);

type Settings = { readonly criteria: readonly string[]; readonly goalDifferenceCap: number | null };
type Answer = Refused & { readonly settings: Settings; readonly changes: object[]; readonly resets: object[] };

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
  ];
  for (const body of wrong) expect([body, (await set(address, body)).status]).toEqual([body, 400]);
  expect((await app().visitor().put(`${address}/standings-settings`, {})).status).toBe(401);
  expect((await app().visitor().get(`${address}/standings-settings`)).status).toBe(401);
  expect((await set('/api/tournaments/999999', {})).status).toBe(404);
});

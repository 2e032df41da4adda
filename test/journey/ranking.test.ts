import { openApp } from './app.ts';
import { detailOf } from './entered-teams.ts';
import { organizerIn } from './organizer-of-day.ts';
import type { Refused } from './visitor.ts';

const app = openApp();
const { drawn, end, standings } = organizerIn(app);

type Answer = Refused & { readonly ranking: string; readonly forfeitGoals: number };

const edit = (id: number, body: object) => app().organizer.put<Answer>(`/api/admin/tournaments/${id}`, body);

/** Three teams with a win each: the third has scored more than the second, and has the worse goal difference. */
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
  const order = async () => (await standings(field.address)).map(({ teamId }) => field.teamIds.indexOf(teamId));
  return { ...field, order };
}

test('tables and brackets follow the ranking of the tournament: wins, then goals, unless another is chosen', async () => {
  const { id, address, order } = await aGroup();
  expect(await order()).toEqual([0, 2, 1]);
  const { status, body } = await edit(id, { ranking: 'US youth' });
  expect([status, body.ranking, body.forfeitGoals]).toEqual([200, 'US youth', 3]);
  expect(await order()).toEqual([0, 1, 2]);
  const table = await standings(address);
  expect(table[1]).toMatchObject({ decidedBy: 'Goal difference', goalDifferenceCap: 5 });
  const final = (await detailOf(app().organizer, id)).brackets.find(({ stage }) => stage === 'knockout');
  expect([final?.team1Id, final?.team2Id]).toEqual(table.slice(0, 2).map(({ teamId }) => teamId));
  expect((await edit(id, { location: 'Elsewhere' })).body.ranking).toBe('US youth');
});

test('ranks that a started final stands on change only when that is confirmed', async () => {
  const { id, order } = await aGroup();
  const final = (await detailOf(app().organizer, id)).games.find(({ stage }) => stage === 'knockout');
  await app().organizer.post(`/api/games/${final?.id}/start`, {});
  const refused = await edit(id, { ranking: 'US youth' });
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('Confirm to reset them')]);
  expect(await order()).toEqual([0, 2, 1]);
  expect((await edit(id, { ranking: 'US youth', confirm: true })).status).toBe(200);
  const after = (await detailOf(app().organizer, id)).games.find((game) => game.id === final?.id);
  expect([await order(), after?.status]).toEqual([[0, 1, 2], 'scheduled']);
});

test('another ranking than the three, and a forfeit that counts for nothing, are refused', async () => {
  const { id } = await app().announce();
  for (const body of [{ ranking: 'UEFA' }, { ranking: ['FIFA'] }, { forfeitGoals: 0 }, { forfeitGoals: 100 }])
    expect([body, (await edit(id, body)).status]).toEqual([body, 400]);
  expect((await edit(id, { ranking: 'FIFA', forfeitGoals: 1 })).body).toMatchObject({
    ranking: 'FIFA',
    forfeitGoals: 1,
  });
});

test('a festival has games and no table', async () => {
  const { address, id } = await drawn(4, { tournamentFormat: 'round-robin', withoutStandings: ['All Ages'] });
  expect(await standings(address)).toEqual([]);
  const { games } = await detailOf(app().organizer, id);
  expect(new Set(games.map(({ stage }) => stage))).toEqual(new Set(['group']));
});

import { openApp } from './app.ts';
import { detailOf, type Game } from './entered-teams.ts';
import { finalOf, organizerIn } from './organizer-of-day.ts';
import type { Refused } from './visitor.ts';

const app = openApp();
const { drawn, playAll, play } = organizerIn(app);

type Withdrawn = { readonly teamId: number; readonly teamName: string; readonly isLeftOut: boolean };
type Shown = { readonly changes: readonly object[]; readonly resets: readonly object[] };

const organizer = () => app().organizer;
const isOf = (team: number) => (game: Game) => [game.team1Id, game.team2Id].includes(team);

test('a team that was withdrawn by mistake plays on, and what it had played before is as it was', async () => {
  const { id, teamIds, address } = await drawn(4, { tournamentFormat: 'round-robin', maxGamesPerTeam: 3 });
  const [team = 0] = teamIds;
  const [first] = (await detailOf(organizer(), id)).games.filter(isOf(team));
  await play(first as Game, teamIds);
  await organizer().post(`${address}/withdraw`, { teamId: team });
  expect((await organizer().get<Withdrawn[]>(`${address}/withdrawn`)).body).toMatchObject([
    { teamId: team, isLeftOut: false },
  ]);

  const look = await organizer().post<Shown>(`${address}/bring-back`, { teamId: team, preview: true });
  expect([look.status, look.body.changes.length, look.body.resets]).toEqual([200, 2, []]);
  expect((await detailOf(organizer(), id)).games.filter(isOf(team)).every(({ status }) => status === 'completed')).toBe(
    true,
  );

  expect((await organizer().post(`${address}/bring-back`, { teamId: team })).status).toBe(200);
  const games = (await detailOf(organizer(), id)).games.filter(isOf(team));
  expect(games.map(({ status }) => status).sort()).toEqual(['completed', 'scheduled', 'scheduled']);
  expect(games.find((game) => game.id === first?.id)).toMatchObject({ status: 'completed', winnerId: team });
  expect((await organizer().get(`${address}/withdrawn`)).body).toEqual([]);
  const finished = await playAll(id, teamIds);
  expect(finalOf(finished)?.winnerId).toBe(team);
});

test('who has moved on against nobody and has started is reset, but only when that is confirmed', async () => {
  const { id, teamIds, address } = await drawn(4);
  const [one = 0, two = 0, three = 0, four = 0] = teamIds;
  await organizer().post(`${address}/withdraw`, { teamId: four });
  const semifinal = (await detailOf(organizer(), id)).games.find((game) => isOf(two)(game) && isOf(three)(game));
  await play(semifinal as Game, teamIds);
  const decider = (await detailOf(organizer(), id)).games.find((game) => isOf(one)(game) && isOf(two)(game));
  await organizer().put(`/api/games/${decider?.id}/score`, { team1Score: 1, team2Score: 0 });

  const asked = await organizer().post<Refused>(`${address}/bring-back`, { teamId: four });
  expect([asked.status, asked.body.message]).toEqual([409, expect.stringContaining('reset')]);
  expect((await organizer().get<Withdrawn[]>(`${address}/withdrawn`)).body).toHaveLength(1);
  expect((await organizer().post(`${address}/bring-back`, { teamId: four, confirm: true })).status).toBe(200);
  const { games } = await detailOf(organizer(), id);
  expect(games.find((game) => game.id === decider?.id)).toMatchObject({ status: 'scheduled', team1Id: null });
  expect(games.find(isOf(four))).toMatchObject({ status: 'scheduled', winnerId: null });
});

test('of two teams that have withdrawn from one game the other is still gone', async () => {
  const { id, teamIds, address } = await drawn(4);
  const [one = 0, , , four = 0] = teamIds;
  for (const teamId of [one, four]) await organizer().post(`${address}/withdraw`, { teamId });
  expect((await organizer().post(`${address}/bring-back`, { teamId: four })).status).toBe(200);
  const game = (await detailOf(organizer(), id)).games.find(isOf(one));
  expect(game).toMatchObject({ status: 'completed', winnerId: four });
});

test('a forfeit that is no withdrawal’s stays', async () => {
  const { id, teamIds, address } = await drawn(4, { tournamentFormat: 'round-robin', maxGamesPerTeam: 3 });
  const [one = 0, two = 0] = teamIds;
  const both = (await detailOf(organizer(), id)).games.find((game) => isOf(one)(game) && isOf(two)(game));
  expect((await organizer().post(`/api/games/${both?.id}/forfeit`, { teamId: two })).status).toBe(200);
  await organizer().post(`${address}/withdraw`, { teamId: one });
  await organizer().post(`${address}/bring-back`, { teamId: one });
  const after = (await detailOf(organizer(), id)).games.find((game) => game.id === both?.id);
  expect(after).toMatchObject({ status: 'completed', winnerId: one });
});

test('who cannot come back is told why', async () => {
  const { teamIds, address } = await drawn(8);
  const [staying = 0, leftOut = 0, deleted = 0] = teamIds;
  const back = (teamId: number) => organizer().post<Refused>(`${address}/bring-back`, { teamId });
  expect([(await back(staying)).status, (await back(999_999)).status]).toEqual([404, 404]);
  expect((await organizer().post<Refused>(`${address}/bring-back`, {})).body.errors).toEqual({
    teamId: 'Please choose the team that comes back',
  });
  await organizer().post(`${address}/withdraw`, { teamId: leftOut, games: 'left-out' });
  const gone = await back(leftOut);
  expect([gone.status, gone.body.message]).toEqual([409, expect.stringContaining('Generate the brackets again')]);
  expect((await organizer().get<Withdrawn[]>(`${address}/withdrawn`)).body).toMatchObject([{ isLeftOut: true }]);
  const { status } = await organizer().call(`/api/admin/teams/${deleted}?confirm=true`, { method: 'DELETE' });
  expect(status).toBe(200);
  const empty = await back(deleted);
  expect([empty.status, empty.body.message]).toEqual([409, expect.stringContaining('was deleted')]);
});

test('where nobody has withdrawn nobody is listed, and of no tournament nothing', async () => {
  const { address } = await drawn(2);
  expect((await organizer().get(`${address}/withdrawn`)).body).toEqual([]);
  expect((await organizer().get('/api/tournaments/999999/withdrawn')).status).toBe(404);
});

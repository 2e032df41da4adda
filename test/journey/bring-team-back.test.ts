import { readCsv } from '../harness/read-csv.ts';
import { openApp } from './app.ts';
import { detailOf, type Game } from './entered-teams.ts';
import { finalOf, organizerIn } from './organizer-of-day.ts';
import type { Refused } from './visitor.ts';

const app = openApp();
const { drawn, playAll, play } = organizerIn(app);

type Withdrawn = { readonly teamId: number; readonly teamName: string; readonly isLeftOut: boolean };
type Line = { readonly played: number; readonly rank: number };
type Told = {
  readonly games: string;
  readonly standings: readonly { readonly teamId: number; readonly before: Line; readonly after: Line }[];
};
type Shown = { readonly changes: readonly object[]; readonly resets: readonly object[] };

const organizer = () => app().organizer;
const isOf = (team: number) => (game: Game) => [game.team1Id, game.team2Id].includes(team);

test('a team that was withdrawn by mistake plays on, and what it had played before is as it was', async () => {
  const { id, teamIds, address } = await drawn(4, { tournamentFormat: 'round-robin', maxGamesPerTeam: 3 });
  const [team = 0] = teamIds;
  const [first] = (await detailOf(organizer(), id)).games.filter(isOf(team));
  await play(first as Game, teamIds);
  await organizer().post(`${address}/withdraw`, { teamId: team, games: 'forfeited' });
  expect((await organizer().get<Withdrawn[]>(`${address}/withdrawn`)).body).toMatchObject([
    { teamId: team, isLeftOut: false },
  ]);

  const marks = (games: readonly object[]) =>
    games.filter((game) => 'isWithdrawal' in game && game.isWithdrawal === true).length;
  expect(marks((await detailOf(organizer(), id)).games)).toBe(2);

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

test('a withdrawal with other consequences than those that were seen is refused', async () => {
  const { id, teamIds, address } = await drawn(4, { tournamentFormat: 'round-robin', maxGamesPerTeam: 3 });
  const withdrawal = { teamId: teamIds[0], games: 'left-out' };
  const look = () => organizer().post<{ mark: string }>(`${address}/withdraw`, { ...withdrawal, preview: true });
  const { mark } = (await look()).body;
  const [first] = (await detailOf(organizer(), id)).games.filter(isOf(teamIds[0] ?? 0));
  await play(first as Game, teamIds);
  const late = await organizer().post<Refused>(`${address}/withdraw`, { ...withdrawal, mark });
  expect([late.status, late.body.message]).toEqual([
    409,
    'The tournament has changed since you looked: look at the preview again',
  ]);
  const again = { ...withdrawal, mark: (await look()).body.mark };
  expect((await organizer().post(`${address}/withdraw`, again)).status).toBe(200);
});

test('a team that leaves during its semifinal lets its opponent go on, and takes nobody out of the other one', async () => {
  const { id, teamIds, address } = await drawn(4, { tournamentFormat: 'round-robin', maxGamesPerTeam: 3 });
  const [first, second, third = 0, fourth] = teamIds;
  const knockout = ({ stage }: Game) => stage === 'knockout';
  await playAll(id, teamIds, ({ games }) => games.some((game) => knockout(game) && isOf(third)(game)));
  const semifinals = (await detailOf(organizer(), id)).games.filter(knockout);
  await play(semifinals.find(isOf(fourth ?? 0)) as Game, teamIds);
  await organizer().put(`/api/games/${semifinals.find(isOf(third))?.id}/score`, { team1Score: 0, team2Score: 1 });
  expect((await organizer().post(`${address}/withdraw`, { teamId: third })).status).toBe(200);
  const { games } = await playAll(id, teamIds);
  const pairs = games.filter(knockout).map(({ team1Id, team2Id }) => [team1Id, team2Id]);
  expect(pairs).toEqual(
    expect.arrayContaining([
      [first, fourth],
      [second, third],
      [first, second],
    ]),
  );
});

test('a game under way that a withdrawal gave away goes on at its score and with its goals, and so does one that was forfeited', async () => {
  const { id, teamIds, address } = await drawn(4, { tournamentFormat: 'round-robin', maxGamesPerTeam: 3 });
  const [team = 0] = teamIds;
  const [running, next] = (await detailOf(organizer(), id)).games.filter(isOf(team));
  const at = `/api/games/${running?.id}`;
  const goal = { gameId: running?.id, scorer: 'own', teamId: team, minute: 3, withScore: true };
  expect((await organizer().post('/api/player-goals', goal)).status).toBe(201);
  await organizer().put(`${at}/score`, { team1Score: 2, team2Score: 1 });
  const asItWas = { status: 'in_progress', team1Score: 2, team2Score: 1, winnerId: null };
  const asItIs = async (game: Game | undefined) =>
    (await detailOf(organizer(), id)).games.find((other) => other.id === game?.id);
  const goals = async () => (await organizer().get<object[]>(`${at}/goals`)).body;
  const kept = await goals();
  expect(kept).toHaveLength(1);

  await organizer().post(`${address}/withdraw`, { teamId: team, games: 'forfeited' });
  expect(await asItIs(running)).toMatchObject({ status: 'completed' });
  expect((await organizer().post(`${address}/bring-back`, { teamId: team })).status).toBe(200);
  expect(await asItIs(running)).toMatchObject(asItWas);

  await organizer().post(`${at}/forfeit`, { teamId: team });
  expect((await organizer().post('/api/player-goals', goal)).status).toBe(409);
  await organizer().post(`${at}/reopen`, {});
  expect([await asItIs(running), await goals()]).toMatchObject([asItWas, kept]);

  await organizer().post(`/api/games/${next?.id}/forfeit`, { teamId: team });
  const goalOfNone = { ...goal, gameId: next?.id, withScore: false };
  expect((await organizer().post('/api/player-goals', goalOfNone)).status).toBe(409);
  await organizer().post(`/api/games/${next?.id}/reopen`, {});
  expect(await asItIs(next)).toMatchObject({ status: 'scheduled', team1Score: 0, team2Score: 0 });
});

test('a team that has played less than half of its group leaves as if it had never played, and comes back as it was', async () => {
  const { id, teamIds, address } = await drawn(4, { tournamentFormat: 'round-robin', maxGamesPerTeam: 3 });
  const [team = 0] = teamIds;
  const own = (await detailOf(organizer(), id)).games.filter(isOf(team));
  await play(own[0] as Game, teamIds);
  await organizer().put(`/api/games/${own[1]?.id}/score`, { team1Score: 2, team2Score: 1 });
  const asShown = async () => {
    const { games, brackets } = await detailOf(organizer(), id);
    const inTurn = games.toSorted(
      (one, next) => one.startTime.localeCompare(next.startTime) || one.field.localeCompare(next.field),
    );
    return {
      games: inTurn.map(({ team1Id, team2Id, team1Score, status, startTime, field }) => [
        team1Id,
        team2Id,
        team1Score,
        status,
        startTime,
        field,
      ]),
      brackets: brackets.map(({ team1Id, team2Id, winnerId, status }) => [team1Id, team2Id, winnerId, status]),
    };
  };
  const before = await asShown();

  const look = await organizer().post<Told>(`${address}/withdraw`, { teamId: team, preview: true });
  expect(look.body).toMatchObject({
    games: 'left-out',
    standings: expect.arrayContaining([expect.objectContaining({ teamId: team })]),
  });
  const mine = look.body.standings.find(({ teamId }) => teamId === team);
  expect([mine?.before.played, mine?.after.played, mine?.after.rank]).toEqual([1, 0, 4]);
  expect(await asShown()).toEqual(before);

  expect((await organizer().post<Told>(`${address}/withdraw`, { teamId: team })).body.games).toBe('left-out');
  const gone = (await detailOf(organizer(), id)).games.filter(isOf(team));
  expect(gone.map(({ bracketId, status }) => [bracketId, status])).toEqual([
    [null, 'completed'],
    [null, 'completed'],
  ]);
  const filter = encodeURIComponent(JSON.stringify({ tournamentId: id }));
  const { body: file } = await organizer().get<string>(`/api/admin/all-games/export?filter=${filter}`);
  const [headings = [], ...rows] = readCsv(file);
  expect(rows.map((row) => row[headings.indexOf('Does Not Count')]).filter(Boolean)).toEqual(['Yes', 'Yes']);
  expect((await organizer().get<Withdrawn[]>(`${address}/withdrawn`)).body).toMatchObject([
    { isLeftOut: true, canComeBack: true },
  ]);

  expect((await organizer().post(`${address}/bring-back`, { teamId: team })).status).toBe(200);
  expect(await asShown()).toEqual(before);
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
  const [staying = 0, deleted = 0] = teamIds;
  const back = (teamId: number) => organizer().post<Refused>(`${address}/bring-back`, { teamId });
  expect([(await back(staying)).status, (await back(999_999)).status]).toEqual([404, 404]);
  expect((await organizer().post<Refused>(`${address}/bring-back`, {})).body.errors).toEqual({
    teamId: 'Please choose the team that comes back',
  });
  const { status } = await organizer().call(`/api/admin/teams/${deleted}?confirm=true`, { method: 'DELETE' });
  expect(status).toBe(200);
  const empty = await back(deleted);
  expect([empty.status, empty.body.message]).toEqual([409, expect.stringContaining('was taken out')]);
  const { body: listed } = await organizer().get<readonly { teamId: number; canComeBack: boolean }[]>(
    `${address}/withdrawn`,
  );
  expect(listed).toMatchObject([{ teamId: deleted, canComeBack: false }]);
});

test('where nobody has withdrawn nobody is listed, and of no tournament nothing', async () => {
  const { address } = await drawn(2);
  expect((await organizer().get(`${address}/withdrawn`)).body).toEqual([]);
  expect((await organizer().get('/api/tournaments/999999/withdrawn')).status).toBe(404);
});

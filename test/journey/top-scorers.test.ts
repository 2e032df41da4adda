import { openApp } from './app.ts';
import { bornYearsAgo } from './samples.ts';
import { drawTournament, gameOf, teammate } from './tournament-day.ts';

const app = openApp();

type Scorer = {
  readonly rank: number;
  readonly playerId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly teamName: string;
  readonly ageGroup: string;
  readonly totalGoals: number;
};

async function topScorers(tournament?: string) {
  const query = tournament === undefined ? '' : `?tournament=${encodeURIComponent(tournament)}`;
  return (await app().visitor().get<Scorer[]>(`/api/top-scorers${query}`)).body;
}

async function give(gameId: number, playerId: number, goals: number) {
  for (let minute = 1; minute <= goals; minute += 1) {
    const { status } = await app().organizer.post(`/api/games/${gameId}/goals`, { playerId, minute });
    expect(status).toBe(201);
  }
}

/** The same list, counted by other means: goals one by one, games one by one. */
const truth = `
  select player.id as "playerId",
    (select count(*)::int from player_goals goal join games on games.id = game_id
     where goal.player_id = player.id and ($1::int is null or games.tournament_id = $1)) as goals,
    (select count(distinct games.id)::int from games, tournament_registrations registration
     where registration.player_id = player.id and games.status <> 'scheduled'
       and (games.team1_id = registration.team_id or games.team2_id = registration.team_id)
       and ($1::int is null or games.tournament_id = $1)) as played, player.name
  from players player order by goals desc, played, player.name`;

async function countedAgain(tournamentId: number | null) {
  const rows = await app().database.query<{ playerId: number; goals: number }>(truth, [tournamentId]);
  return rows
    .filter(({ goals }) => goals > 0)
    .slice(0, 10)
    .map(({ playerId, goals }) => [playerId, goals]);
}

test('the ten with the most goals, of one tournament and of all, as counted one by one', async () => {
  const [spring, autumn] = [await drawTournament(app(), 4), await drawTournament(app(), 4)];
  for (const [turn, day] of [spring, autumn].entries()) {
    const rosters = [];
    for (const { id, captainId } of day.teams) {
      rosters.push([captainId, await teammate(app(), id), await teammate(app(), id)]);
    }
    for (const [seed, players] of rosters.entries()) {
      const game = gameOf(day, 1, seed === 0 || seed === 3 ? 1 : 2);
      for (const [place, player] of players.entries()) await give(game.id, player, (seed + place + turn) % 4);
    }
    await app().organizer.put(`/api/games/${gameOf(day, 1).id}/score`, { team1Score: 1, team2Score: 0 });
    await app().organizer.post(`/api/games/${gameOf(day, 1).id}/complete`, {});
    await app().organizer.put(`/api/games/${gameOf(day, 1, 2).id}/score`, { team1Score: 1, team2Score: 0 });
    await app().organizer.post(`/api/games/${gameOf(day, 1, 2).id}/complete`, {});
    await app().organizer.post(`/api/games/${gameOf(day, 2).id}/start`, {});
  }
  for (const [name, id] of [
    [undefined, null],
    [spring.tournament.name, spring.tournament.id],
    [autumn.tournament.name, autumn.tournament.id],
  ] as const) {
    const shown = await topScorers(name);
    expect(shown.map(({ playerId, totalGoals }) => [playerId, totalGoals])).toEqual(await countedAgain(id));
    for (const { rank, totalGoals } of shown) {
      expect(rank).toBe(1 + shown.filter((other) => other.totalGoals > totalGoals).length);
    }
  }
  expect((await topScorers()).length).toBe(10);
  expect(await topScorers('No such cup')).toEqual([]);
  expect(await topScorers("'; drop table games; --")).toEqual([]);
}, 180_000);

test('a child who turns 13 this year is shown by first name and initial, and a hidden tournament not at all', async () => {
  const day = await drawTournament(app(), 2);
  const [team] = day.teams;
  const child = await teammate(app(), team?.id ?? 0, { name: 'Kim Van Anderson', birthYear: bornYearsAgo(13) });
  const older = await teammate(app(), team?.id ?? 0, { name: 'Lee Van Dam', birthYear: bornYearsAgo(14) });
  await give(gameOf(day, 1).id, child, 3);
  await give(gameOf(day, 1).id, older, 1);
  const shown = { teamId: team?.id, teamName: team?.name, ageGroup: 'U7-U19' };
  expect(await topScorers(day.tournament.name)).toEqual([
    { rank: 1, playerId: child, firstName: 'Kim', lastName: 'A.', totalGoals: 3, ...shown },
    { rank: 2, playerId: older, firstName: 'Lee Van', lastName: 'Dam', totalGoals: 1, ...shown },
  ]);
  const scorers = `/api/games/${gameOf(day, 1).id}/scorers`;
  const goal = { teamId: team?.id, scorer: 'player' };
  expect((await app().visitor().get(scorers)).body).toMatchObject([
    { ...goal, playerName: 'Kim A.', minute: 1 },
    { ...goal, playerName: 'Lee Van Dam', minute: 1 },
    { ...goal, playerName: 'Kim A.', minute: 2 },
    { ...goal, playerName: 'Kim A.', minute: 3 },
  ]);
  await app().organizer.put(`/api/tournaments/${day.tournament.id}/visibility`, { visible: false });
  expect((await app().visitor().get(scorers)).status).toBe(404);
  expect(await topScorers(day.tournament.name)).toEqual([]);
  expect((await topScorers()).some(({ playerId }) => playerId === child)).toBe(false);
});

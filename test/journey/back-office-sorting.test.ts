import { openApp } from './app.ts';
import { freeAgentOf, type Listed, teamOf } from './records.ts';

const app = openApp();

test('teams and tournaments are sorted as they are shown: Individual among the teams, a bracket behind its tournament', async () => {
  const { id: tournamentId } = await app().announce({ isDividedByAge: true });
  const own = JSON.stringify({ tournamentId });
  const first = await teamOf(app(), tournamentId, 1, { name: 'Arrows', ageBracket: 'U13-U15' });
  const last = await teamOf(app(), tournamentId, 1, { name: 'Zebras', ageBracket: 'U13-U15' });
  const alone = await freeAgentOf(app(), tournamentId, { ageBracket: 'U16-U19' });
  const sorted = async (resource: string, sort: string) =>
    (await app().organizer.get<readonly Listed[]>(`/api/admin/${resource}?sort=["${sort}","ASC"]&filter=${own}`)).body;
  const order = [first.captain.id, alone.id, last.captain.id];
  expect((await sorted('players', 'teamName')).map(({ id }) => id)).toEqual(order);
  const registrations = await sorted('tournament-registrations', 'teamName');
  expect(registrations.map(({ playerId }) => playerId)).toEqual(order);
  expect(registrations.filter(({ createdAt, updatedAt }) => String(updatedAt) < String(createdAt))).toEqual([]);
  expect((await sorted('players', 'tournament')).at(-1)).toMatchObject({ id: alone.id });
});

test('names count in their numbers: Team 10 after Team 9, Field 10 after Field 9, in lists, files and the check-in list', async () => {
  const { id: tournamentId, name } = await app().announce();
  const own = JSON.stringify({ tournamentId });
  for (const number of [10, 9, 1]) await teamOf(app(), tournamentId, 1, { name: `Team ${number}` });
  const inOrder = ['Team 1', 'Team 9', 'Team 10'];
  const office = app().organizer;
  const teams = await office.get<readonly Listed[]>(`/api/admin/teams?filter=${own}`);
  expect(teams.body.map((team) => team.name)).toEqual(inOrder);
  const players = await office.get<readonly Listed[]>(`/api/admin/players?sort=["teamName","ASC"]&filter=${own}`);
  expect(players.body.map(({ teamName }) => teamName)).toEqual(inOrder);
  const { body: file } = await office.get<string>(`/api/admin/teams/export?filter=${own}`);
  expect(file.match(/Team \d+/g)).toEqual(inOrder);
  const { body: list } = await office.get<{ teams: readonly Listed[] }>(
    `/api/admin/tournaments/${tournamentId}/check-in`,
  );
  expect([name, list.teams.map((team) => team.name)]).toEqual([name, inOrder]);
  await app().database.query(
    `insert into games (tournament_id, match_key, stage, round, start_time, end_time, field)
     select $1, field, 'group', 1, '2099-05-02T22:00:00Z', '2099-05-02T22:15:00Z', field
     from unnest(array['Field 10', 'Field 9']) field`,
    [tournamentId],
  );
  const games = await office.get<readonly Listed[]>(`/api/admin/all-games?tournamentId=${tournamentId}`);
  expect(games.body.map(({ field }) => field)).toEqual(['Field 9', 'Field 10']);
});

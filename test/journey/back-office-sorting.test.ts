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

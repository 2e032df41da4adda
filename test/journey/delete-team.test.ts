import { openApp } from './app.ts';
import { type Listed, listed, remove, teamOf } from './records.ts';
import { aFreeAgent } from './samples.ts';

const app = openApp();

interface Deletion {
  readonly freeAgents: number;
  readonly told: number;
  readonly requests: number;
  readonly withdrawn: boolean;
}

async function preview(id: number): Promise<Deletion> {
  return (await app().organizer.get<Deletion>(`/api/admin/teams/${id}/deletion`)).body;
}

const lettersWith = (words: string) => listed(app(), 'messages', { q: words });

test('whoever played in a deleted team is told what comes next, as many as were announced', async () => {
  const { id: tournamentId } = await app().announce();
  const team = await teamOf(app(), tournamentId, 4, { name: 'Gone Gulls' });
  const silent = team.roster[3]?.id;
  await app().database.query(`update players set email = '' where id = $1`, [silent]);
  const wish = aFreeAgent(tournamentId, { requestedTeamId: team.id });
  await app().visitor().post('/api/players', wish);

  expect(await preview(team.id)).toEqual({ freeAgents: 4, told: 3, requests: 1, withdrawn: false });
  expect(await lettersWith('No longer on Gone Gulls')).toEqual([]);
  const { status, body } = await remove<Deletion>(app().organizer, `/api/admin/teams/${team.id}`);
  expect([status, body]).toMatchObject([200, { freeAgents: 4, told: 3 }]);

  const letters = await lettersWith('No longer on Gone Gulls');
  expect(letters).toHaveLength(3);
  const letter = await app().mailbox.mailTo(String(letters[0]?.recipient), 'No longer on Gone Gulls');
  expect(letter.text).toContain('stays registered as a free agent');
  expect(letter.text).toMatch(new RegExp(`Find a team: http\\S+/\\?register=join-team&tournament=${tournamentId}\\b`));
  await app().mailbox.mailTo(wish.email, 'Request declined: ');
});

test('a team that is not deleted after all tells nobody', async () => {
  const { id: tournamentId } = await app().announce();
  const team = await teamOf(app(), tournamentId, 2, { name: 'Staying Storks' });
  const stale = await remove(app().organizer, `/api/admin/teams/${team.id}`, { 'If-Match': '"999"' });
  expect(stale.status).toBe(412);
  expect(await lettersWith('No longer on Staying Storks')).toEqual([]);
});

test('while a tournament is played its players are sent to the desk, and after it nobody is told', async () => {
  const [running, past] = [await app().announce(), await app().announce()];
  const [active, old] = [await teamOf(app(), running.id, 2), await teamOf(app(), past.id, 2)];
  await app().database.query(`update tournaments set status = 'active' where id = $1`, [running.id]);
  await app().database.query(`update tournaments set status = 'completed' where id = $1`, [past.id]);
  expect((await remove<Deletion>(app().organizer, `/api/admin/teams/${active.id}`)).body.told).toBe(2);
  expect((await preview(old.id)).told).toBe(0);
  expect((await remove<Deletion>(app().organizer, `/api/admin/teams/${old.id}`)).body.told).toBe(0);
  const [letter] = await lettersWith(`No longer on ${active.name}`);
  const read = await app().organizer.get<Listed>(`/api/admin/messages/${letter?.id}`);
  expect(read.body.text).toContain('come to the organizers at the desk');
  expect(read.body.text).not.toContain('Find a team');
});

test('the deletion of an unknown team is not found', async () => {
  expect((await app().organizer.get('/api/admin/teams/999999/deletion')).status).toBe(404);
});

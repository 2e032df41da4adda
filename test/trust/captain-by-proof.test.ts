import { openApp } from '../journey/app.ts';
import { ledTeamsOf } from '../journey/led-teams.ts';
import { newOrganizer, organizersPassword } from '../journey/new-organizer.ts';

const app = openApp();
const { aLedTeam } = ledTeamsOf(app);

test('a session of the office alone gives no team to another mailbox; the password shown again does, and a captain is not asked', async () => {
  const owner = await newOrganizer(app(), 'owner');
  await app().database.query(`update grants set granted_at = now() - interval '11 minutes' where subject_id = $1`, [
    owner.id,
  ]);
  const { id, at, mate, captain } = await aLedTeam();
  const thief = 'thief@elsewhere.example';
  const office = `/api/admin/teams/${id}`;
  const ways = [
    () => owner.device.put<object>(office, { captainEmail: thief }),
    () => owner.device.put<object>(`${office}/captain`, { playerId: mate.id }),
    () => owner.device.put<object>(`${at}/captain`, { playerId: mate.id }),
  ];
  for (const way of ways) expect(await way()).toMatchObject({ status: 403, body: { details: { proof: 'password' } } });
  expect((await owner.device.put(office, { skillLevel: 'Here to Chill' })).status).toBe(200);
  const letters = `select 1 from outgoing_mails where recipient = '${thief}'`;
  expect(await app().database.query(letters)).toEqual([]);
  expect((await captain.put(`${at}/captain`, { playerId: mate.id })).status).toBe(200);
  await owner.device.post('/api/admin/account/proof', { currentPassword: organizersPassword });
  expect((await owner.device.put(office, { captainEmail: thief })).status).toBe(200);
});

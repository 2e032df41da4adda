import { openApp } from '../journey/app.ts';
import { newOrganizer, organizersPassword as password, signInAs } from '../journey/new-organizer.ts';
import { remove } from '../journey/records.ts';

const app = openApp();

test('everybody signs out everywhere else', async () => {
  const person = await newOrganizer(app());
  const phone = app().visitor('203.0.113.77');
  await signInAs(phone, person);
  expect((await remove(person.device, '/api/admin/account/sessions')).status).toBe(200);
  expect((await phone.get('/api/admin/teams')).status).toBe(401);
  expect((await person.device.get('/api/admin/teams')).status).toBe(200);
});

test('another password ends the other sessions, the old one opens nothing, and its account is told', async () => {
  const person = await newOrganizer(app());
  const other = app().visitor();
  await signInAs(other, person);
  const newPassword = 'corner-flag-94-minutes';
  const change = (currentPassword: string) =>
    person.device.put('/api/admin/password', { currentPassword, newPassword });
  expect((await change('not this one')).body.errors).toEqual({ currentPassword: 'Current password is not right' });
  expect((await change(password)).status).toBe(200);
  expect((await other.get('/api/admin/teams')).status).toBe(401);
  expect((await person.device.get('/api/admin/teams')).status).toBe(200);
  expect((await signInAs(app().visitor(), person)).status).toBe(401);
  const letters = await app().database.query(
    `select 1 from outgoing_mails where recipient = '${person.username}' and subject = 'Your password was changed'`,
  );
  expect(letters).toHaveLength(1);
  const audit = JSON.stringify(
    await app().database.query(`select * from audit where thing = 'organizer' and record_id = $1`, [person.id]),
  );
  expect(audit).toContain('password changed');
  for (const word of [password, newPassword]) expect(audit).not.toContain(word);
});

test('an owner signs somebody out everywhere', async () => {
  const person = await newOrganizer(app());
  expect((await remove(app().organizer, `/api/admin/organizers/${person.id}/sessions`)).status).toBe(200);
  expect((await person.device.get('/api/admin/teams')).status).toBe(401);
  expect((await signInAs(app().visitor(), person)).status).toBe(200);
});

import { openApp } from './app.ts';
import { remove } from './records.ts';
import type { Visitor } from './visitor.ts';

const app = openApp({ isOwn: true });

const password = 'half-time-orange-slices';

interface Listed {
  readonly id: number;
  readonly username: string;
  readonly role: string;
  readonly state: string;
  readonly link?: string;
}

const invitationIn = (text: string) => /\/admin\/invitation#([A-Z0-9]+)/.exec(text)?.[1] ?? '';

/** What the latest letter says that went to an address about something. */
async function letterTo(address: string, about: string): Promise<string> {
  const [letter] = await app().database.query<{ text: string }>(
    `select text_body as text from outgoing_mails
     where recipient = '${address}' and subject like '%${about}' order by id desc`,
  );
  return letter?.text ?? '';
}

/** Somebody invited, with the secret of the link that was mailed. */
async function invited(role: string, email: string) {
  const answer = await app().organizer.post<Listed>('/api/admin/organizers', { name: 'Kim Keeper', email, role });
  expect(answer.status).toBe(201);
  return { ...answer.body, secret: invitationIn(await letterTo(email.toLowerCase(), 'invited to organize')) };
}

/** Somebody who has accepted, signed in at a device of their own. */
async function signedInAs(role: string, email: string): Promise<{ readonly id: number; readonly device: Visitor }> {
  const { id, secret } = await invited(role, email);
  const device = app().visitor();
  expect((await device.post('/api/admin/invitation/acceptance', { invitation: secret, password })).status).toBe(200);
  expect((await device.post('/api/admin/login', { username: email, password })).status).toBe(200);
  return { id, device };
}

test('an owner invites, and whoever is invited chooses a password and signs in with the address', async () => {
  const { secret, ...account } = await invited('check-in', 'Kim.First@Club.example');
  expect(account).toMatchObject({ username: 'kim.first@club.example', role: 'check-in', state: 'invited' });
  expect(account).not.toHaveProperty('link');
  const device = app().visitor();
  expect(await device.post('/api/admin/invitation', { invitation: secret })).toMatchObject({
    status: 200,
    body: { username: 'kim.first@club.example', name: 'Kim Keeper', role: 'check-in' },
  });
  const weak = await device.post('/api/admin/invitation/acceptance', { invitation: secret, password: 'aaaaaaaaaaaa' });
  expect(weak).toMatchObject({ status: 400, body: { errors: { password: 'Password is too easy to guess' } } });
  const early = await device.post('/api/admin/login', { username: account.username, password });
  expect(early.status).toBe(401);
  expect((await device.post('/api/admin/invitation/acceptance', { invitation: secret, password })).status).toBe(200);
  const login = await device.post('/api/admin/login', { username: 'KIM.first@club.example', password });
  expect(login).toMatchObject({
    status: 200,
    body: { user: { username: 'kim.first@club.example', role: 'check-in' } },
  });
  expect((await device.get('/api/admin/check-auth')).body).toMatchObject({
    authenticated: true,
    user: { username: 'kim.first@club.example', role: 'check-in' },
  });
});

test('an invitation is good once, for its latest link, and for seven days', async () => {
  const first = await invited('organizer', 'twice@club.example');
  const again = await app().organizer.post<Listed>(`/api/admin/organizers/${first.id}/invitation`, {});
  expect(again.status).toBe(200);
  const secret = invitationIn(await letterTo('twice@club.example', 'invited to organize'));
  const accept = (invitation: string) =>
    app().visitor().post('/api/admin/invitation/acceptance', { invitation, password });
  expect((await accept(first.secret)).status).toBe(404);
  await app().database.query(`update admin_users set invited_until = now() where id = ${first.id}`);
  expect((await accept(secret)).status).toBe(404);
  await app().database.query(`update admin_users set invited_until = now() + interval '7 days' where id = ${first.id}`);
  const burst = await Promise.all(Array.from({ length: 5 }, () => accept(secret)));
  expect(burst.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404]);
  expect((await accept(secret)).status).toBe(404);
  expect((await app().organizer.post(`/api/admin/organizers/${first.id}/invitation`, {})).status).toBe(409);
});

test('no secret of an invitation is on file but in its letter, which nobody else reads', async () => {
  const { secret, id } = await invited('owner', 'secret@club.example');
  const kept = await app().database.query(`select * from admin_users where id = ${id}`);
  expect(JSON.stringify(kept)).not.toContain(secret);
  const organizer = await signedInAs('organizer', 'reader@club.example');
  const [letter] = await app().database.query<{ id: number }>(
    `select id from outgoing_mails where recipient = 'secret@club.example'`,
  );
  const seen = await organizer.device.get(`/api/admin/messages/${letter?.id}`);
  expect([seen.status, JSON.stringify(seen.body).includes(secret)]).toEqual([200, false]);
  expect(JSON.stringify(await app().database.query('select * from audit'))).not.toContain(secret);
});

test('an address has one account, which opens again after it has ended', async () => {
  const { id } = await signedInAs('organizer', 'back@club.example');
  const again = { name: 'Kim', email: 'BACK@club.example', role: 'check-in' };
  expect((await app().organizer.post('/api/admin/organizers', again)).status).toBe(409);
  expect((await remove(app().organizer, `/api/admin/organizers/${id}`)).status).toBe(200);
  expect(await app().organizer.post<Listed>('/api/admin/organizers', again)).toMatchObject({
    status: 201,
    body: { id, role: 'check-in', state: 'invited' },
  });
});

test('an ended account is signed out everywhere at once, and told so', async () => {
  const { id, device } = await signedInAs('organizer', 'ended@club.example');
  expect((await device.get('/api/admin/teams')).status).toBe(200);
  await remove(app().organizer, `/api/admin/organizers/${id}`);
  expect((await device.get('/api/admin/teams')).status).toBe(401);
  expect((await device.get('/api/admin/check-auth')).status).toBe(401);
  expect((await device.post('/api/admin/login', { username: 'ended@club.example', password })).status).toBe(401);
  expect(await letterTo('ended@club.example', 'account has ended')).toContain('signed out everywhere');
});

test('a role holds from the next call on, and the one who has it is told', async () => {
  const { id, device } = await signedInAs('read-only', 'risen@club.example');
  const tournament = await app().announce();
  const hide = () => device.put(`/api/tournaments/${tournament.id}/visibility`, { visible: false });
  expect(await hide()).toMatchObject({
    status: 403,
    body: { message: 'This needs the role Organizer; yours is Read only. An owner of the site can change that.' },
  });
  expect((await device.put(`/api/admin/organizers/${id}`, { role: 'owner' })).status).toBe(403);
  await app().organizer.put(`/api/admin/organizers/${id}`, { role: 'organizer' });
  expect((await hide()).status).toBe(200);
  expect(await letterTo('risen@club.example', 'role has changed')).toContain('from Read only to Organizer');
  await app().organizer.put(`/api/admin/organizers/${id}`, { role: 'read-only' });
  expect((await hide()).status).toBe(403);
});

test('the last owner stays an owner', async () => {
  const [owner] = (
    await app().organizer.get<Listed[]>('/api/admin/organizers?filter={"role":"owner","state":"active"}')
  ).body;
  const step = await app().organizer.put(`/api/admin/organizers/${owner?.id}`, { role: 'organizer' });
  const end = await remove(app().organizer, `/api/admin/organizers/${owner?.id}`);
  for (const refused of [step, end])
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('last owner') } });
  expect((await app().organizer.get('/api/admin/check-auth')).status).toBe(200);
});

test('of two owners who end each other at the same moment one stays', async () => {
  const [first, second] = [
    await signedInAs('owner', 'one@club.example'),
    await signedInAs('owner', 'two@club.example'),
  ];
  await app().database.query(`update admin_users set role = 'organizer' where username = 'organizer'`);
  const [one, two] = await Promise.all([
    remove(first.device, `/api/admin/organizers/${second.id}`),
    remove(second.device, `/api/admin/organizers/${first.id}`),
  ]);
  expect([one.status, two.status].filter((status) => status === 200)).toHaveLength(1);
  const owners = await app().database.query(
    `select from admin_users where role = 'owner' and state = 'active' and username <> 'organizer'`,
  );
  expect(owners).toHaveLength(1);
  await app().database.query(`update admin_users set role = 'owner' where username = 'organizer'`);
});

test('every change of an account is in the audit, by the name of who made it', async () => {
  const { id } = await signedInAs('organizer', 'audited@club.example');
  await app().organizer.put(`/api/admin/organizers/${id}`, { role: 'check-in' });
  await remove(app().organizer, `/api/admin/organizers/${id}`);
  const lines = await app().database.query<{ who: string; what: string }>(
    `select who, what from audit where thing = 'organizer' and record_id = ${id} order by id`,
  );
  expect(lines.map(({ who, what }) => `${who}: ${what}`)).toEqual([
    'organizer: invited',
    'somebody: accepted',
    'organizer: role changed',
    'organizer: ended',
  ]);
});

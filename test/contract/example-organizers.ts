import { TOTP } from 'otpauth';
import { testCredentials } from '../harness/product.ts';
import type { Visitor } from '../journey/visitor.ts';
import { letterToMany } from './example-office.ts';
import type { Numbered, Stage } from './example-stage.ts';

const email = 'morgan@golden-goal.example';
const moved = 'morgan.vale@golden-goal.example';
const password = 'half-time-orange-slices';

export async function signIn(on: Stage): Promise<void> {
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD, SCORE_KEEPER_PASSWORD } = testCredentials;
  await on.visitor().post('/api/admin/login', { username, password: ADMIN_PASSWORD });
  await on.visitor().post('/api/score-keeper/login', { name: 'Kim', password: SCORE_KEEPER_PASSWORD });
}

export async function signOut(on: Stage): Promise<void> {
  const visitor = on.visitor();
  await visitor.post('/api/score-keeper/logout', {});
  await visitor.post('/api/admin/logout', {});
}

/** Somebody is invited, accepts, and takes another address and name. */
export async function inviteOrganizer(on: Stage): Promise<void> {
  await on.organizer.post('/api/admin/organizers', { name: 'Morgan Vale', email, role: 'organizer' });
  const invitation = await on.linkIn(email, 'admin/invitation', '#');
  await on.visitor().post('/api/admin/invitation', { invitation });
  const morgan = on.visitor();
  await morgan.post('/api/admin/invitation/acceptance', { invitation, password });
  await morgan.post('/api/admin/login', { username: email, password });
  await morgan.post('/api/admin/mailings/test', letterToMany);
  await morgan.get('/api/admin/account/sessions');
  await morgan.post('/api/admin/account/address', { email: moved, currentPassword: password });
  const confirmation = await on.linkIn(moved, 'admin/address', '#');
  await on.visitor().post('/api/admin/account/address/confirmation', { confirmation });
  await morgan.put('/api/admin/account', { name: 'Morgan Vale' });
  await morgan.post('/api/admin/mail-server/test', {});
}

/** The results of a tournament that is over are tried out by somebody with an address, and sent. */
export async function sendResults(on: Stage, tournamentId: number): Promise<void> {
  const at = `/api/admin/tournaments/${tournamentId}/results`;
  await on.organizer.post(`${at}/preview`, {});
  const morgan = on.visitor();
  await morgan.post('/api/admin/login', { username: email, password });
  await morgan.post(`${at}/test`, {});
  await on.organizer.post(at, {});
}

/** An organizer keeps the own account: a second factor, another password, and where else it is open. */
export async function keepOwnAccount(on: Stage): Promise<void> {
  const morgan = on.visitor();
  await morgan.post('/api/admin/login', { username: email, password });
  const code = await takeSecondFactor(on, morgan);
  await morgan.post('/api/admin/account/second-factor/removal', { code });
  await on.organizer.put('/api/admin/second-factor-rule', { isRequired: false });
  for (const _ of ['phone', 'tablet']) await on.app.visitor().post('/api/admin/login', { username: email, password });
  type Session = { readonly id: string; readonly isThis: boolean };
  const { body: sessions } = await morgan.get<readonly Session[]>('/api/admin/account/sessions');
  const other = sessions.find(({ isThis }) => !isThis);
  await morgan.call(`/api/admin/account/sessions/${other?.id}`, { method: 'DELETE' });
  await morgan.call('/api/admin/account/sessions', { method: 'DELETE' });
  const newPassword = 'corner-flag-94-minutes';
  await morgan.put('/api/admin/password', { currentPassword: password, newPassword });
}

/** Begins a second factor and confirms it; answers the code of now. */
async function takeSecondFactor(on: Stage, device: Visitor): Promise<string> {
  const at = '/api/admin/account/second-factor';
  const { body } = await device.post<{ readonly secret: string }>(at, { currentPassword: password });
  const code = new TOTP({ secret: body.secret }).generate();
  await device.post(`${at}/confirmation`, { code });
  // As if half a minute had gone by: the code of now has not been used.
  await on.app.database.query('update second_factors set last_step = null');
  return code;
}

/** An owner keeps the accounts of others: another role, a lost second factor, signed out, invited again, ended. */
export async function keepAccounts(on: Stage): Promise<void> {
  const at = '/api/admin/organizers';
  const robin = { name: 'Robin Vale', email: 'robin@golden-goal.example', role: 'check-in' };
  const { body } = await on.organizer.post<Numbered>(at, robin);
  await on.organizer.post(`${at}/${body.id}/invitation`, {});
  const invitation = await on.linkIn(robin.email, 'admin/invitation', '#');
  const device = on.app.visitor();
  await device.post('/api/admin/invitation/acceptance', { invitation, password });
  await device.post('/api/admin/login', { username: robin.email, password });
  await takeSecondFactor(on, device);
  await on.organizer.put(`${at}/${body.id}`, { role: 'read-only' });
  for (const thing of ['/second-factor', '/sessions', '']) await on.remove(`${at}/${body.id}${thing}`);
  await hearOfAccess(on);
}

/** An owner whom no letter reaches signs in, shows the password again, and closes what there was to hear of access. */
async function hearOfAccess(on: Stage): Promise<void> {
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD } = testCredentials;
  const owner = on.visitor();
  await owner.post('/api/admin/login', { username, password: ADMIN_PASSWORD });
  await owner.post('/api/admin/account/proof', { currentPassword: ADMIN_PASSWORD });
  await owner.get('/api/admin/access-news');
  await owner.call('/api/admin/access-news', { method: 'DELETE' });
}

import { openApp } from './app.ts';
import { aFreeAgent } from './samples.ts';
import type { Visitor } from './visitor.ts';

const app = openApp();

type Shown = { readonly id: number; readonly email: string; readonly parentEmail: string };
type Confirmed = Shown & {
  readonly pending: object | null;
  readonly otherContact: { readonly email: string } | null;
  readonly sealedWaiver: string | null;
};

/** A family that has looked its child up from a device of its own. */
async function aFamily(different: object = {}) {
  const { id: tournamentId } = await app().announce();
  const answers = aFreeAgent(tournamentId, different);
  await app().visitor().post('/api/players', answers);
  const device = app().visitor();
  const { name, phone, email } = answers;
  const { body } = await device.post<Shown>('/api/players/lookup', { name, phone });
  return { device, answers, name, phone, email, id: body.id, masked: body };
}

test('what this session asked for happens once the code has come back, and the mailbox counts as confirmed', async () => {
  const { device, id, email, masked } = await aFamily();
  const wish = { ...masked, email: `moved-${email}` };
  const { body: waiting } = await device.put<Confirmed>(`/api/players/${id}/update`, wish);
  expect([waiting.email, waiting.pending]).toEqual([masked.email, { fields: ['email'], confirmAt: masked.email }]);
  await device.post(`/api/players/${id}/contact-code`, {});
  const { body } = await confirm(device, id, await codeSentTo(email));
  expect([body.email, body.pending]).toEqual([wish.email, null]);
  const confirmed = await app().database.query('select from mailboxes where address = $1', [email]);
  expect(confirmed).toHaveLength(1);
  // The new address was written in this very session: no code goes there from here.
  expect((await device.post(`/api/players/${id}/contact-code`, {})).status).toBe(409);
});

async function codeSentTo(email: string): Promise<string> {
  const [mail] = await app().database.query<{ text: string }>(
    `select text_body as text from outgoing_mails where recipient = $1 and event like 'contact-code:%' order by id desc`,
    [email],
  );
  return /code is (\d{6})/.exec(mail?.text ?? '')?.[1] ?? '';
}

const confirm = (device: Visitor, id: number, code: string) =>
  device.post<Confirmed & { readonly message: string }>(`/api/players/${id}/contact-code/confirm`, { code });

test('whoever reads the mail of the address on file sees the contact in full, in that session alone', async () => {
  const { device, id, email, name, phone, masked } = await aFamily();
  expect(masked.email).toContain('____');
  const sent = await device.post<{ sentTo: string }>(`/api/players/${id}/contact-code`, {});
  expect([sent.status, sent.body]).toEqual([200, { sentTo: masked.email, minutes: 15 }]);
  const { status, body } = await confirm(device, id, await codeSentTo(email));
  // The parent reads another mailbox, so this one opens no waiver.
  const hidden = [body.otherContact, body.sealedWaiver];
  expect([status, body.email, body.parentEmail, ...hidden]).toEqual([
    200,
    email,
    'robin.parent@family.example',
    null,
    null,
  ]);
  expect((await device.post<Shown>('/api/players/lookup', { name, phone })).body.email).toBe(email);
  expect((await app().visitor().post<Shown>('/api/players/lookup', { name, phone })).body.email).toContain('____');
});

test('a parent whose address is the child’s signs the waiver behind the code', async () => {
  const parentEmail = `parent${Date.now()}@family.example`;
  const { device, id, name, phone } = await aFamily({ termsAccepted: undefined, email: parentEmail, parentEmail });
  await device.post(`/api/players/${id}/contact-code`, {});
  const { body } = await confirm(device, id, await codeSentTo(parentEmail));
  const path = `/api/waivers/${body.sealedWaiver}`;
  const { version } = (await device.get<{ version: string }>(path)).body;
  const answers = { signer: 'Robin Parent', relationship: 'parent', termsAccepted: true, likenessAllowed: false };
  expect((await device.post(path, { ...answers, version })).status).toBe(200);
  expect((await device.post('/api/players/lookup', { name, phone })).body).toMatchObject({ waiverState: 'confirmed' });
});

test('a code works once', async () => {
  const { device, id, email } = await aFamily();
  await device.post(`/api/players/${id}/contact-code`, {});
  const code = await codeSentTo(email);
  expect((await confirm(device, id, code)).status).toBe(200);
  expect((await confirm(device, id, code)).status).toBe(409);
});

test('asked for twice in a minute, one code is sent', async () => {
  const { device, id, email } = await aFamily();
  await Promise.all([1, 2].map(() => device.post(`/api/players/${id}/contact-code`, {})));
  await device.post(`/api/players/${id}/contact-code`, {});
  const mails = await app().database.query(`select from outgoing_mails where event like $1 and recipient = $2`, [
    `contact-code:${id}:%`,
    email,
  ]);
  expect(mails.length).toBeLessThanOrEqual(2);
});

test('after a quarter of an hour it is too late', async () => {
  const { device, id, email } = await aFamily();
  await device.post(`/api/players/${id}/contact-code`, {});
  await app().database.query(`update contact_codes set expires_at = now() - interval '1 second' where player_id = $1`, [
    id,
  ]);
  const late = await confirm(device, id, await codeSentTo(email));
  expect([late.status, late.body.message]).toEqual([
    409,
    'This code is not right, or it has expired. Please check the email or ask for a new code.',
  ]);
});

test('guessing ends after five tries, also side by side, and then the right code is refused too', async () => {
  const { device, id, email } = await aFamily();
  await device.post(`/api/players/${id}/contact-code`, {});
  const code = await codeSentTo(email);
  const wrong = code === '000000' ? '111111' : '000000';
  const guesses = await Promise.all(Array.from({ length: 20 }, () => confirm(device, id, wrong)));
  expect(guesses.filter(({ status }) => status === 409)).toHaveLength(5);
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(15);
  expect((await confirm(device, id, code)).status).toBe(429);
});

test.each(['12345', 'abcdef', ''])('%p is no code', async (code) => {
  const { device, id } = await aFamily();
  const { status, body } = await device.post(`/api/players/${id}/contact-code/confirm`, { code });
  expect([status, body.errors]).toEqual([400, { code: 'Please enter the 6 digits of the code' }]);
});

test('a stranger can neither have a code sent nor enter one', async () => {
  const { id } = await aFamily();
  expect((await app().visitor().post(`/api/players/${id}/contact-code`, {})).status).toBe(404);
  expect((await confirm(app().visitor(), id, '123456')).status).toBe(404);
});

test('a contact that came with a later registration is used only after the address on file has confirmed it', async () => {
  const { device, answers, id, email } = await aFamily();
  const { id: next } = await app().announce();
  const moved = { ...answers, tournamentId: next, email: `new-${email}` };
  await app().visitor().post('/api/players', moved);
  expect((await device.post(`/api/players/${id}/other-contact`, { use: true })).status).toBe(404);
  await device.post(`/api/players/${id}/contact-code`, {});
  const { body } = await confirm(device, id, await codeSentTo(email));
  // Somebody else may have brought it: as long as its own mailbox has not answered, it is shown masked.
  const masked = `n____${email.slice(0, email.indexOf('@')).slice(-1)}@family.example`;
  expect([body.email, body.otherContact?.email]).toEqual([email, masked]);
  const used = await device.post<Confirmed>(`/api/players/${id}/other-contact`, { use: true });
  expect([used.status, used.body.email, used.body.otherContact]).toEqual([200, masked, null]);
  const [onFile] = await app().database.query('select email from players where id = $1', [id]);
  expect(onFile).toEqual({ email: moved.email });
  const told = await app().database.query(`select from outgoing_mails where recipient = $1 and event like $2`, [
    email,
    `player-changed:${id}:%`,
  ]);
  expect(told).toHaveLength(1);
});

test('who registers again by name and phone shares the contact once the mailbox agrees, who has shown the mailbox at once', async () => {
  const { device, id, email } = await aFamily();
  const again = async () => {
    const { id: tournamentId } = await app().announce();
    const wish = { teamOption: 'individual', paymentMethod: 'at_event', acceptTerms: true, contactShared: true };
    expect((await device.post('/api/players/re-register', { id, tournamentId, ...wish })).status).toBe(201);
    const [kept] = await app().database.query<{ shared: boolean }>(
      'select contact_shared as shared from tournament_registrations where player_id = $1 and tournament_id = $2',
      [id, tournamentId],
    );
    const asked = await app().database.query(
      `select from outgoing_mails mail join tournament_registrations registration
         on mail.event = 'contact-asked:' || registration.id where registration.player_id = $1`,
      [id],
    );
    return [kept?.shared, asked.length];
  };
  expect(await again()).toEqual([false, 1]);
  await device.post(`/api/players/${id}/contact-code`, {});
  await confirm(device, id, await codeSentTo(email));
  expect(await again()).toEqual([true, 1]);
});

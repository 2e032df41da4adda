import { codesADay } from '../../domain/rule/access/allowances.ts';
import { openApp } from './app.ts';
import { aFreeAgent } from './samples.ts';
import type { Visitor } from './visitor.ts';

const app = openApp();

type Shown = { readonly id: number; readonly email: string; readonly parentEmail: string };
type Confirmed = Shown & { readonly isConfirmed: boolean; readonly sealedWaiver: string | null };

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

test('a change of the contact is refused whole without the code, made with it, and told to old and new address', async () => {
  const { device, id, email, masked } = await aFamily();
  const wish = { ...masked, email: `moved-${email}`, league: 'EDP' };
  const update = () => device.put<Confirmed>(`/api/players/${id}/update`, wish);
  expect(await update()).toMatchObject({ status: 403, body: { details: { needsCode: ['email'] } } });
  const onFile = () => app().database.query('select email, league from players where id = $1', [id]);
  expect(await onFile()).toMatchObject([{ email }]);
  await device.post(`/api/players/${id}/contact-code`, {});
  await confirm(device, id, await codeSentTo(email));
  expect(await update()).toMatchObject({ status: 200, body: { email: wish.email, isConfirmed: true } });
  expect(await onFile()).toEqual([{ email: wish.email, league: 'EDP' }]);
  const told = await app().database.query<{ recipient: string }>(
    `select distinct recipient from outgoing_mails where event like $1 and recipient = any($2)`,
    [`player-changed:${id}:%`, [email, wish.email]],
  );
  expect(told).toHaveLength(2);
  const confirmed = await app().database.query(
    'select from mailboxes where address = $1 and confirmed_at is not null',
    [email],
  );
  expect(confirmed).toHaveLength(1);
  // The new address was written in this very session: no code goes there from here.
  expect((await device.post(`/api/players/${id}/contact-code`, {})).status).toBe(409);
});

test('the session that registered a player corrects its address while it has not answered, and the letters go there', async () => {
  const { id: tournamentId } = await app().announce();
  const answers = aFreeAgent(tournamentId, { email: 'mistyped@family.example' });
  const own = app().visitor();
  const { body } = await own.post<{ player: { id: number } }>('/api/players', answers);
  const update = `/api/players/${body.player.id}/update`;
  const edit = { ...answers, email: 'right@family.example', paymentMethod: 'venmo', league: null };
  const { name, phone } = answers;
  const stranger = app().visitor();
  await stranger.post('/api/players/lookup', { name, phone });
  expect((await stranger.put(update, edit)).status).toBe(403);
  expect((await own.put(update, edit)).status).toBe(200);
  await app().mailbox.mailsTo('right@family.example', 1);
  await app().database.query(`update mailboxes set confirmed_at = now() where address = 'right@family.example'`);
  expect((await own.put(update, { ...edit, email: 'other@family.example' })).status).toBe(403);
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
  expect([status, body.email, body.parentEmail, body.sealedWaiver]).toEqual([
    200,
    email,
    'robin.parent@family.example',
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

test('a request that is refused takes none of the codes of the day', async () => {
  const { id, email, name, phone } = await aFamily();
  const ask = async () => {
    const visitor = app().visitor();
    await visitor.post('/api/players/lookup', { name, phone });
    return (await visitor.post(`/api/players/${id}/contact-code`, {})).status;
  };
  await app().database.query(`update players set email = '' where id = $1`, [id]);
  for (let times = 0; times < codesADay.everywhere; times += 1) expect(await ask()).toBe(409);
  await app().database.query('update players set email = $2 where id = $1', [id, email]);
  expect(await ask()).toBe(200);
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

test("a stranger's wrong codes and requests keep no family from its own, and no answer says sent of what was not", async () => {
  const { device, id, email, name, phone } = await aFamily();
  const stranger = async (address: string) => {
    const visitor = app().visitor(address);
    await visitor.post('/api/players/lookup', { name, phone });
    return { visitor, sent: await visitor.post(`/api/players/${id}/contact-code`, {}) };
  };
  const codes = async () =>
    (await app().database.query('select from outgoing_mails where event like $1', [`contact-code:${id}:%`])).length;
  await device.post(`/api/players/${id}/contact-code`, {});
  const code = await codeSentTo(email);
  const strangers = [];
  for (let turn = 0; turn < 30; turn += 1) strangers.push(await stranger(`198.51.100.${20 + (turn % 5)}`));
  const answers = strangers.map(({ sent }) => sent.status);
  expect(answers.filter((status) => status === 200)).toHaveLength(19);
  expect(await codes()).toBe(20);
  const refused = strangers.find(({ sent }) => sent.status === 429)?.sent;
  expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(0);
  for (const { visitor } of strangers.slice(0, 3))
    for (let guess = 0; guess < 6; guess += 1) await confirm(visitor, id, code);
  expect((await confirm(device, id, code)).status).toBe(200);
  // The browser that has entered a code has its own, also in a later session.
  expect((await device.post(`/api/players/${id}/contact-code`, {})).status).toBe(200);
  expect((await confirm(device, id, await codeSentTo(email))).status).toBe(200);
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

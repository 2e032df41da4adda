import { openApp } from './app.ts';
import { newOrganizer, organizersPassword, type Person } from './new-organizer.ts';
import type { Visitor } from './visitor.ts';

const app = openApp();

interface Own {
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly newEmail: string | null;
}

const own = async (device: Visitor) => (await device.get<Own>('/api/admin/account')).body;

const move = ({ device }: Person, email: string, currentPassword = organizersPassword) =>
  device.post<Own>('/api/admin/account/address', { email, currentPassword });

const confirm = (confirmation: string) =>
  app().visitor().post('/api/admin/account/address/confirmation', { confirmation });

async function lettersTo(address: string): Promise<readonly { readonly subject: string; readonly text: string }[]> {
  return app().database.query(
    `select subject, text_body as text from outgoing_mails where recipient = $1 order by id`,
    [address],
  );
}

/** The secret of the latest letter that asks an address. */
async function askedAt(address: string): Promise<string> {
  const letter = (await lettersTo(address)).findLast(({ subject }) => subject.includes('confirm your address'));
  return /\/admin\/address#(\w+)/.exec(letter?.text ?? '')?.[1] ?? '';
}

test('an organizer of any role takes another name at once, in the record and for everybody', async () => {
  const person = await newOrganizer(app(), 'read-only');
  expect(await person.device.put('/api/admin/account', { name: ' Kim Corner ' })).toMatchObject({
    status: 200,
    body: { name: 'Kim Corner', username: person.username },
  });
  expect(await person.device.put('/api/admin/account', { name: '' })).toMatchObject({
    status: 400,
    body: { errors: { name: 'Name is required' } },
  });
  const lines = await app().database.query(
    `select who, what, before->>'name' as before, after->>'name' as after from audit
     where thing = 'organizer' and record_id = $1 and what = 'name changed'`,
    [person.id],
  );
  expect(lines).toEqual([{ who: person.username, what: 'name changed', before: 'Kim', after: 'Kim Corner' }]);
  expect((await app().visitor().put('/api/admin/account', { name: 'Nobody' })).status).toBe(401);
});

test('an address is taken once its letter was opened; the one of before is told, and the user name stays', async () => {
  const person = await newOrganizer(app());
  const asked = await move(person, 'Kim@Elsewhere.example');
  expect(asked).toMatchObject({ status: 200, body: { email: person.username, newEmail: 'kim@elsewhere.example' } });
  expect(await confirm('nobody-knows-this')).toMatchObject({ status: 404 });
  const secret = await askedAt('kim@elsewhere.example');
  expect((await own(person.device)).email).toBe(person.username);
  expect(await confirm(secret)).toMatchObject({ status: 200, body: { email: 'kim@elsewhere.example' } });
  expect(await own(person.device)).toMatchObject({
    ...{ username: person.username, email: 'kim@elsewhere.example', newEmail: null },
  });
  expect((await confirm(secret)).status).toBe(404);
  const [told] = (await lettersTo(person.username)).filter(({ subject }) => subject === 'Your address was changed');
  expect(told?.text).toContain('kim@elsewhere');
  const lines = await app().database.query<{ what: string }>(
    `select what from audit where thing = 'organizer' and record_id = $1 and what like 'address%' order by id`,
    [person.id],
  );
  expect(lines.map(({ what }) => what)).toEqual(['address asked for', 'address changed']);
});

test('an address is not asked about without the password, nor where it has an account', async () => {
  const [person, other] = [await newOrganizer(app()), await newOrganizer(app())];
  expect(await move(person, 'thief@elsewhere.example', 'not-the-password')).toMatchObject({
    status: 400,
    body: { errors: { currentPassword: 'Current password is not right' } },
  });
  expect(await lettersTo('thief@elsewhere.example')).toEqual([]);
  expect(await move(person, other.username.toUpperCase())).toMatchObject({
    status: 400,
    body: { errors: { email: 'This address has an account' } },
  });
  expect((await own(person.device)).newEmail).toBeNull();
});

test('a later wish replaces the earlier one, asking for the present address takes it back, and a week ends it', async () => {
  const person = await newOrganizer(app());
  await move(person, 'first@elsewhere.example');
  await move(person, 'second@elsewhere.example');
  expect((await confirm(await askedAt('first@elsewhere.example'))).status).toBe(404);
  expect(await move(person, person.username)).toMatchObject({ status: 200, body: { newEmail: null } });
  expect((await confirm(await askedAt('second@elsewhere.example'))).status).toBe(404);
  await move(person, 'third@elsewhere.example');
  await app().database.query('update admin_users set new_email_until = now() where id = $1', [person.id]);
  expect((await confirm(await askedAt('third@elsewhere.example'))).status).toBe(404);
  expect(await own(person.device)).toMatchObject({ email: person.username, newEmail: null });
});

test('of two who ask for one address the first to open the letter has it, and an ended account takes none', async () => {
  const [first, second] = [await newOrganizer(app()), await newOrganizer(app())];
  await move(first, 'wanted@elsewhere.example');
  const secretOfFirst = await askedAt('wanted@elsewhere.example');
  await move(second, 'wanted@elsewhere.example');
  const secretOfSecond = await askedAt('wanted@elsewhere.example');
  const answers = [await confirm(secretOfFirst), await confirm(secretOfSecond)];
  expect(answers.map(({ status }) => status)).toEqual([200, 404]);
  await move(second, 'ended@elsewhere.example');
  const secret = await askedAt('ended@elsewhere.example');
  await app().organizer.call(`/api/admin/organizers/${second.id}`, { method: 'DELETE' });
  expect((await confirm(secret)).status).toBe(404);
});

test('nobody else reads the link of a letter that asks an address', async () => {
  const person = await newOrganizer(app());
  await move(person, 'reader@elsewhere.example');
  const secret = await askedAt('reader@elsewhere.example');
  const [letter] = await app().database.query<{ id: number }>(
    `select id from outgoing_mails where recipient = 'reader@elsewhere.example'`,
  );
  const seen = await app().organizer.get(`/api/admin/messages/${letter?.id}`);
  expect([seen.status, secret.length > 20, JSON.stringify(seen.body).includes(secret)]).toEqual([200, true, false]);
  expect(JSON.stringify(await app().database.query('select * from admin_users'))).not.toContain(secret);
});

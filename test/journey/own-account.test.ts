import { openApp } from './app.ts';
import { newOrganizer } from './new-organizer.ts';

const app = openApp();

interface Own {
  readonly username: string;
  readonly name: string;
  readonly email: string;
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

test('an owner changes an address: the one of before is told, the user name stays, and no other account has it', async () => {
  const [person, other] = [await newOrganizer(app()), await newOrganizer(app())];
  const move = (email: string) => app().organizer.put<Own>(`/api/admin/organizers/${person.id}`, { email });
  expect(await move(other.username.toUpperCase())).toMatchObject({
    status: 400,
    body: { errors: { email: 'This address has an account' } },
  });
  expect(await move('Kim@Elsewhere.example')).toMatchObject({ status: 200, body: { username: person.username } });
  expect((await person.device.get<Own>('/api/admin/account')).body).toMatchObject({
    ...{ username: person.username, email: 'kim@elsewhere.example' },
  });
  const letters = await app().database.query<{ text: string }>(
    `select text_body as text from outgoing_mails where recipient = $1 and subject = 'Your address was changed'`,
    [person.username],
  );
  expect(letters).toMatchObject([{ text: expect.stringContaining('kim@elsewhere') }]);
  const lines = await app().database.query(
    `select what from audit where thing = 'organizer' and record_id = $1 and what like 'address%'`,
    [person.id],
  );
  expect(lines).toEqual([{ what: 'address changed' }]);
});

import { until } from '../deep/fault/until.ts';
import type { ReceivedMail } from '../harness/mailbox.mjs';
import { openApp } from './app.ts';

const app = openApp();

interface Count {
  readonly people: number;
}

let families = 0;

/** Somebody wants to hear of tournaments to come. */
async function interested(different: object = {}): Promise<string> {
  families += 1;
  const email = `interest${families}@family.example`;
  const answers = { name: `Kim Park ${families}`, sex: 'Female', age: 9, phone: '(973) 555-0142', email, ...different };
  expect((await app().visitor().post('/api/pre-registrations', answers)).status).toBe(201);
  return email;
}

const toTell = async (id: number) =>
  (await app().organizer.get<Count>(`/api/admin/tournaments/${id}/interested`)).body.people;
const tell = (id: number) =>
  app().organizer.post<Count & { message: string }>(`/api/admin/tournaments/${id}/interested`, {});

async function letter(email: string, tournament: string) {
  const subject = `${tournament} is open for registration: `;
  const found = async () => (await app().mailbox.mailsTo(email)).filter((mail) => mail.subject.startsWith(subject));
  await until(async () => (await found()).length > 0);
  return { count: (await found()).length, mail: (await found())[0] };
}

const headerOf = (mail: ReceivedMail | undefined, name: string) =>
  mail?.email.headers.find(({ key }) => key === name)?.value;

const sealedIn = (text: string | undefined, page: string) =>
  new RegExp(`/${page}/(\\S+)`).exec(text ?? '')?.[1] ?? 'nothing';

test('everybody interested gets one letter, however often it is pressed, and its link fills the form', async () => {
  const [first, second] = [await interested(), await interested()];
  const tournament = await app().announce({ name: 'Interest Cup' });
  const people = await toTell(tournament.id);
  expect(people).toBeGreaterThanOrEqual(2);
  const pressed = await Promise.all([tell(tournament.id), tell(tournament.id), tell(tournament.id)]);
  expect(pressed.map(({ body }) => body.people).toSorted()).toEqual([0, 0, people].toSorted());
  expect(await toTell(tournament.id)).toBe(0);
  for (const email of [first, second]) expect((await letter(email, 'Interest Cup')).count).toBe(1);

  const { mail } = await letter(first, 'Interest Cup');
  expect(mail?.text).not.toContain('555-0142');
  const sealed = sealedIn(mail?.text, 'interest');
  expect(decodeURIComponent(sealed)).not.toContain('Kim');
  const { status, body } = await app().visitor().get(`/api/pre-registrations/${sealed}`);
  expect([status, body]).toEqual([
    200,
    { name: 'Kim Park 1', email: first, phone: '(973) 555-0142', tournamentId: tournament.id },
  ]);
  const ends = sealedIn(mail?.text, 'unsubscribe');
  expect((await app().visitor().get(`/api/pre-registrations/${ends}`)).status).toBe(404);
  expect((await app().visitor().get('/api/pre-registrations/guessed')).status).toBe(404);
});

test('whoever presses unsubscribe in the mail program or on the page is not written to again, until they ask again', async () => {
  const [byProgram, byPage, other] = [await interested(), await interested(), await interested()];
  const first = await app().announce({ name: 'First Letters Cup' });
  await tell(first.id);
  const { mail } = await letter(byProgram, 'First Letters Cup');
  const address = /<([^>]+)>/.exec(headerOf(mail, 'list-unsubscribe') ?? '')?.[1] ?? '';
  expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(new URL(address).pathname).toMatch(/^\/api\/pre-registrations\/.+\/unsubscribe$/);
  const posted = await app()
    .visitor()
    .call(new URL(address).pathname, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
  expect(posted.status).toBe(200);
  const sealed = sealedIn((await letter(byPage, 'First Letters Cup')).mail?.text, 'unsubscribe');
  for (const _ of [1, 2]) {
    expect(await app().visitor().post(`/api/pre-registrations/${sealed}/unsubscribe`, {})).toMatchObject({
      status: 200,
      body: { unsubscribed: true },
    });
  }

  const second = await app().announce({ name: 'Second Letters Cup' });
  const before = await toTell(second.id);
  await app().database.query(`update pre_registrations set unsubscribed_at = null where email = $1`, [byPage]);
  expect(await toTell(second.id)).toBe(before + 1);
  await app().visitor().post(`/api/pre-registrations/${sealed}/unsubscribe`, {});
  await tell(second.id);
  await letter(other, 'Second Letters Cup');
  for (const email of [byProgram, byPage]) {
    const subjects = (await app().mailbox.mailsTo(email)).map(({ subject }) => subject);
    expect(subjects.join()).not.toContain('Second Letters Cup is open for registration');
  }
  await interested({ name: 'Kim Park 3', email: byProgram });
  const third = await app().announce({ name: 'Third Letters Cup' });
  await tell(third.id);
  expect((await letter(byProgram, 'Third Letters Cup')).count).toBe(1);
});

test('of a tournament that takes nobody, nobody is written to', async () => {
  await interested();
  const closed = await app().announce({ visible: false });
  const refused = await tell(closed.id);
  expect([refused.status, refused.body.message]).toEqual([409, 'This tournament is not open to the public']);
});

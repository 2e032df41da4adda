import { lastLane } from '../../domain/rule/mail/letter-kind.ts';
import { openApp } from './app.ts';
import { freeAgentOf, listed } from './records.ts';
import { bornYearsAgo } from './samples.ts';
import type { Refused } from './visitor.ts';

const app = openApp({ processes: 2 });

interface Preview {
  readonly letters: number;
  readonly withoutEmail: number;
  readonly unsubscribed: number;
  readonly sample: { readonly to: string; readonly subject: string; readonly text: string } | null;
}

const at = '/api/admin/mailings';
const mailing = (tournamentId: number, different: object = {}) => ({
  list: 'tournament-registrations',
  filter: JSON.stringify({ tournamentId }),
  subject: 'Saturday, {tournament}',
  text: 'Hi {name},\n\nplease come early. See https://turf-city.example/parking.',
  ...different,
});
const preview = async (answers: object) => (await app().organizer.post<Preview>(`${at}/preview`, answers)).body;
const send = (answers: object) => app().organizer.post<{ readonly letters: number } & Refused>(at, answers);
const child = (email: string, different: object = {}) => ({
  ...{ birthYear: bornYearsAgo(9), parentName: 'Robin Parent', parentEmail: email, email },
  ...different,
});

/** What was posted to an address by mailings. */
const posted = (address: string) =>
  app().database.query<{ subject: string; text: string; language: string; lane: number }>(
    `select subject, text_body as text, language, lane from outgoing_mails where recipient = $1 and event like 'mailing%' order by id`,
    [address],
  );

test('a preview says how many letters go, and how the first reads, before anybody is written to', async () => {
  const { id } = await app().announce({ name: 'Preview Cup' });
  await freeAgentOf(app(), id, child('one@mailed.example'));
  await freeAgentOf(app(), id, child('one@mailed.example'));
  const named = await preview(mailing(id));
  expect(named).toMatchObject({ letters: 2, withoutEmail: 0, sample: { subject: 'Saturday, Preview Cup' } });
  expect(named.sample?.text).toContain('https://turf-city.example/parking');
  expect(await preview(mailing(id, { text: 'Please come early.' }))).toMatchObject({ letters: 1 });
  expect(await posted('one@mailed.example')).toEqual([]);
});

test('those in the list at the press are written to, after all other letters, with what they owe', async () => {
  const { id } = await app().announce({ name: 'Unpaid Cup' });
  const [owes, paid] = [
    await freeAgentOf(app(), id, { ...child('owes@mailed.example'), paymentMethod: 'venmo' }),
    await freeAgentOf(app(), id, { email: 'paid@mailed.example' }),
  ];
  await app().organizer.put(`/api/admin/players/${paid.id}/payment`, { paymentMethod: 'cash' });
  const filter = JSON.stringify({ tournamentId: id, owes: true });
  expect((await send(mailing(id, { filter, text: '{name} of {team} owes {amount}.' }))).body).toEqual({ letters: 1 });
  const [letter] = await posted('owes@mailed.example');
  expect(letter?.text).toContain(`${owes.name} of no team yet owes $40.`);
  expect(letter?.lane).toBe(lastLane);
  expect(await posted('paid@mailed.example')).toEqual([]);
});

test('a family that reads Spanish gets the Spanish letter where one is written, and the English one where not', async () => {
  const { id } = await app().announce({ name: 'Copa' });
  const ana = await freeAgentOf(app(), id, { email: 'es@mailed.example' });
  await app().database.query(`update players set language = 'es' where id = $1`, [ana.id]);
  await send(mailing(id, { spanishSubject: 'El sábado', spanishText: 'Hola {name}, su equipo: {team}.' }));
  await send(mailing(id, { subject: 'English alone' }));
  const [first, second] = await posted('es@mailed.example');
  expect([first?.language, first?.subject]).toEqual(['es', 'El sábado']);
  expect(first?.text).toContain(`Hola ${ana.name}, su equipo: todavía sin equipo.`);
  expect([second?.language, second?.subject]).toEqual(['en', 'English alone']);
});

test('teams are written to by their captain or contact', async () => {
  const { id } = await app().announce({ name: 'Captains Cup' });
  const team = {
    name: 'Mailed Owls',
    captainName: 'Cap Tain',
    captainEmail: 'cap@mailed.example',
    captainPhone: '(201) 555-0177',
  };
  await app().organizer.post('/api/admin/teams', { ...team, tournamentId: id, skillLevel: 'Here to Play' });
  expect((await send(mailing(id, { list: 'teams', text: 'Hi {name} of {team}.' }))).body).toEqual({ letters: 1 });
  expect((await posted('cap@mailed.example'))[0]?.text).toContain('Hi Cap Tain of Mailed Owls.');
});

test('the link of a waiver goes to the parent who has not signed, also where the player turns 18 this year, and opens it', async () => {
  const { id } = await app().announce({ name: 'Waiver Cup' });
  const grown = { birthYear: bornYearsAgo(18), parentEmail: 'parent@mailed.example' };
  await freeAgentOf(app(), id, child('kid@mailed.example', grown));
  const answers = mailing(id, { text: 'One thing is missing.\n\n{waiver link}' });
  expect((await preview(answers)).sample?.text).toContain('a-sample');
  expect((await send(answers)).body).toEqual({ letters: 1 });
  const [, sealed = ''] = /waivers?\/([^\s?]+)/.exec((await posted('parent@mailed.example'))[0]?.text ?? '') ?? [];
  expect((await app().visitor().post(`/api/waivers/${sealed}/record`, {})).status).toBeLessThan(300);
});

test('pre-registered people can end such letters, by the page or the mail program, and get no others', async () => {
  const interest = { name: 'Pre Kim', sex: 'Female', age: 9, email: 'pre@mailed.example', phone: '201-555-4321' };
  expect((await app().visitor().post('/api/pre-registrations', interest)).status).toBe(201);
  const [listedOne] = await listed(app(), 'pre-registrations', { q: 'pre@mailed.example' });
  const filter = JSON.stringify({ id: listedOne?.id });
  const answers = { list: 'pre-registrations', filter, subject: 'News', text: 'Hi {name}' };
  expect((await send({ ...answers, isUrgent: true })).body).toEqual({ letters: 1 });
  const [letter] = await posted('pre@mailed.example');
  expect(letter?.lane).toBe(lastLane);
  const [, sealed = ''] = /unsubscribe\/([^\s?]+)/.exec(letter?.text ?? '') ?? [];
  expect((await app().visitor().post(`/api/pre-registrations/${sealed}/unsubscribe`, {})).status).toBe(200);
  expect(await preview(answers)).toMatchObject({ letters: 0, unsubscribed: 1 });
  expect((await send(answers)).status).toBe(409);
});

test('an urgent letter leaves first, once an hour, over two processes', async () => {
  const { id } = await app().announce({ name: 'Thunder Cup' });
  await freeAgentOf(app(), id, { email: 'urgent@mailed.example' });
  const answers = await Promise.all([1, 2, 3].map(() => send(mailing(id, { isUrgent: true }))));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  expect((await posted('urgent@mailed.example')).map(({ lane }) => lane)).toEqual([1]);
});

test('a press that is sent again with its key writes once', async () => {
  const { id } = await app().announce({ name: 'Twice Cup' });
  await freeAgentOf(app(), id, { email: 'once@mailed.example' });
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'one-mailing-and-no-more' };
  const call = () => app().organizer.call(at, { method: 'POST', body: JSON.stringify(mailing(id)), headers });
  expect([(await call()).status, (await call()).status]).toEqual([201, 201]);
  expect(await posted('once@mailed.example')).toHaveLength(1);
});

test('nothing is sent that cannot be filled in, is half translated, or names no such filter', async () => {
  const { id } = await app().announce({ name: 'Refused Cup' });
  const wrong = [
    { text: 'Hi {nmae}' },
    { subject: 'See {waiver link}' },
    { list: 'teams', text: 'You owe {amount}.' },
    { list: 'pre-registrations', filter: '{}', text: 'Come with {team}' },
    { spanishSubject: 'Solo esto' },
    { list: 'goals' },
    { filter: '{"nothing":1}' },
    { filter: '[' },
    { filter: '{"q":{"a":1}}' },
    { filter: '{"\\u0000":1}' },
    { text: '' },
    { subject: 'x'.repeat(121) },
  ];
  for (const one of wrong) expect([one, (await send(mailing(id, one))).status]).toEqual([one, 400]);
});

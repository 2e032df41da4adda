import { until } from '../fault/until.ts';
import { openApp } from './app.ts';
import { freeAgentOf, listed, teamOf } from './records.ts';
import { bornYearsAgo } from './samples.ts';

const app = openApp({ processes: 2 });

interface Preview {
  readonly people: number;
  readonly letters: number;
  readonly addresses: number;
  readonly spanish: number;
  readonly withoutTeam: number;
  readonly first: readonly { readonly name: string; readonly to: string }[];
  readonly samples: readonly { readonly language: string; readonly subject: string; readonly text: string }[];
}

interface Sent {
  readonly id: number;
  readonly letters: number;
  readonly toWrite: number;
  readonly leftOut: number;
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
const send = (answers: object) => app().organizer.post<Sent>(at, answers);
const sent = async (id: number) => (await app().organizer.get<Sent>(`${at}/${id}`)).body;
const child = (email: string, different: object = {}) => ({
  ...{ birthYear: bornYearsAgo(9), parentName: 'Robin Parent', parentEmail: email, email },
  ...different,
});
const mailsTo = async (address: string, subject: RegExp) =>
  (await app().mailbox.mailsTo(address)).filter((mail) => subject.test(mail.subject));

/** What was posted to an address by mailings. */
const posted = (address: string) =>
  app().database.query<{ subject: string; text: string; language: string }>(
    `select subject, text_body as text, language from outgoing_mails where recipient = $1 and event like 'mailing%' order by id`,
    [address],
  );

test('a preview says how many letters go to whom, and how the first reads, before anybody is written to', async () => {
  const { id } = await app().announce({ name: 'Preview Cup' });
  const ana = await freeAgentOf(app(), id, child('one@mailed.example'));
  await freeAgentOf(app(), id, child('one@mailed.example'));
  await freeAgentOf(app(), id, { email: 'three@mailed.example', birthYear: bornYearsAgo(30) });
  const named = await preview(mailing(id));
  expect(named).toMatchObject({ people: 3, letters: 3, addresses: 2, withoutTeam: 3 });
  const same = await preview(mailing(id, { text: 'Please come early.' }));
  expect(same).toMatchObject({ people: 3, letters: 2, addresses: 2 });
  const [sample] = named.samples;
  expect(sample).toMatchObject({ language: 'en', subject: 'Saturday, Preview Cup' });
  expect(sample?.text).toContain('https://turf-city.example/parking');
  expect(named.first.map(({ name }) => name)).toContain(ana.name);
  expect(await posted('one@mailed.example')).toEqual([]);
});

test('children of one family get a letter each where the texts differ, and one where they do not', async () => {
  const { id } = await app().announce({ name: 'Family Cup' });
  const [ana, ben] = [
    await freeAgentOf(app(), id, child('pair@mailed.example')),
    await freeAgentOf(app(), id, child('pair@mailed.example')),
  ];
  expect((await send(mailing(id, { subject: 'Named' }))).body).toMatchObject({ letters: 2 });
  expect((await send(mailing(id, { subject: 'Alike', text: 'Come early.' }))).body).toMatchObject({ letters: 1 });
  await until(async () => (await mailsTo('pair@mailed.example', /^(Named|Alike)$/)).length === 3);
  const texts = (await posted('pair@mailed.example')).filter(({ subject }) => subject === 'Named');
  for (const { name } of [ana, ben]) expect(texts.filter(({ text }) => text.includes(`Hi ${name},`))).toHaveLength(1);
});

test('only those who have not paid are meant, and whoever pays before the letter is written gets none', async () => {
  const { id } = await app().announce({ name: 'Unpaid Cup' });
  const [owes, paid] = [
    await freeAgentOf(app(), id, { ...child('owes@mailed.example'), paymentMethod: 'venmo' }),
    await freeAgentOf(app(), id, { email: 'paid@mailed.example' }),
  ];
  await app().organizer.put(`/api/admin/players/${paid.id}/payment`, { paymentMethod: 'cash' });
  const filter = JSON.stringify({ tournamentId: id, paymentStatus: ['pending', 'failed'] });
  const answers = mailing(id, {
    filter,
    text: '{name} owes {amount}, reference {reference}.\n\n{pay}\n\n{waiver}\n\n{player id}',
  });
  expect(await preview(answers)).toMatchObject({ people: 1, letters: 1 });
  const { body } = await send(answers);
  await until(async () => (await sent(body.id)).toWrite === 0);
  const [registration] = await listed(app(), 'tournament-registrations', { playerId: owes.id });
  const [letter] = await posted('owes@mailed.example');
  expect(letter?.text).toContain(`${owes.name} owes $40, reference ${registration?.paymentReference}.`);
  expect(letter?.text).toContain('https://venmo.com/');
  expect(letter?.text).toContain('/player-lookup');
  expect(await posted('paid@mailed.example')).toEqual([]);
});

test('a family that reads Spanish gets the Spanish letter where one is written, and the English one where not', async () => {
  const { id } = await app().announce({ name: 'Copa' });
  const ana = await freeAgentOf(app(), id, { email: 'es@mailed.example' });
  await app().database.query(`update players set language = 'es' where id = $1`, [ana.id]);
  const spanish = { spanishSubject: 'El sábado', spanishText: 'Hola {name}, su equipo: {team}.' };
  expect((await preview(mailing(id, spanish))).samples.at(-1)).toMatchObject({ language: 'es', subject: 'El sábado' });
  await send(mailing(id, spanish));
  await send(mailing(id, { subject: 'English alone' }));
  await until(async () => (await posted('es@mailed.example')).length === 2);
  const [first, second] = await posted('es@mailed.example');
  expect([first?.language, first?.subject]).toEqual(['es', 'El sábado']);
  expect(first?.text).toContain(`Hola ${ana.name}, su equipo: todavía sin equipo.`);
  expect([second?.language, second?.subject]).toEqual(['en', 'English alone']);
});

test('captains are written to by their team, and their link opens its page', async () => {
  const { id } = await app().announce({ name: 'Captains Cup' });
  const team = {
    name: 'Mailed Owls',
    captainName: 'Cap Tain',
    captainEmail: 'cap@mailed.example',
    captainPhone: '(201) 555-0177',
  };
  await app().organizer.post('/api/admin/teams', { ...team, tournamentId: id, skillLevel: 'Here to Play' });
  const answers = { ...mailing(id), list: 'teams', text: 'Hi {name} of {team}.\n\n{captain page}' };
  expect((await send(answers)).body).toMatchObject({ letters: 1 });
  await until(async () => (await posted('cap@mailed.example')).length === 1);
  const [letter] = await posted('cap@mailed.example');
  expect(letter?.text).toContain('Hi Cap Tain of Mailed Owls.');
  expect(letter?.text).toMatch(/\/captain\/\S+/);
  expect((await send({ ...answers, text: 'You owe {amount}.' })).status).toBe(400);
});

test('who has nothing to play any more can end such letters, by the page or the mail program, and gets no others', async () => {
  const { id } = await app().announce({ name: 'Over Cup' });
  await freeAgentOf(app(), id, { email: 'news@mailed.example' });
  await app().database.query(`update tournaments set status = 'completed' where id = $1`, [id]);
  await send(mailing(id, { subject: 'News' }));
  await until(async () => (await mailsTo('news@mailed.example', /^News$/)).length === 1);
  const [mail] = await mailsTo('news@mailed.example', /^News$/);
  expect(mail?.email.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe(
    'List-Unsubscribe=One-Click',
  );
  const sealed = /unsubscribe\/([^\s?]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(decodeURIComponent(sealed)).not.toContain('news@');
  expect((await app().visitor().post(`/api/pre-registrations/${sealed}/unsubscribe`, {})).status).toBe(200);
  expect(await preview(mailing(id, { subject: 'More news' }))).toMatchObject({ letters: 0, wantNoNews: 1 });
  expect((await send(mailing(id, { subject: 'More news' }))).status).toBe(409);
});

test('the same sent twice at once goes out once, over two processes', async () => {
  const { id } = await app().announce({ name: 'Twice Cup' });
  await freeAgentOf(app(), id, { email: 'once@mailed.example' });
  const answers = await Promise.all([1, 2, 3, 4].map(() => send(mailing(id))));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
  await until(async () => (await posted('once@mailed.example')).length === 1);
});

test('nothing is sent that cannot be filled in, is half translated, or names no such filter', async () => {
  const { id } = await app().announce({ name: 'Refused Cup' });
  const wrong = [
    { text: 'Hi {nmae}' },
    { subject: 'See {pay}' },
    { spanishSubject: 'Solo esto' },
    { list: 'goals' },
    { filter: '{"nothing":1}' },
    { filter: '[' },
    { filter: '{"q":{"a":1}}' },
    { filter: '{"\\u0000":1}' },
    { text: '' },
    { subject: 'x'.repeat(121) },
  ];
  for (const one of wrong) {
    const { status } = await app().organizer.post(at, mailing(id, one));
    expect([one, status]).toEqual([one, 400]);
  }
});

test('captains who have not paid are written to, and neither captains who have nor others of their teams', async () => {
  const { id } = await app().announce({ name: 'Owing Captains Cup' });
  const owing = await teamOf(app(), id, 2);
  const paid = await teamOf(app(), id);
  const [ofPaid] = await listed(app(), 'tournament-registrations', { playerId: paid.captain.id });
  await app().organizer.put(`/api/admin/tournament-registrations/${ofPaid?.id}/payment`, { paymentStatus: 'paid' });
  const filter = JSON.stringify({ tournamentId: id, isCaptain: true, paymentStatus: ['pending', 'failed'] });
  expect(await preview(mailing(id, { filter }))).toMatchObject({ people: 1, first: [{ name: owing.captain.name }] });
  const others = JSON.stringify({ tournamentId: id, isCaptain: false });
  expect(await preview(mailing(id, { filter: others }))).toMatchObject({ people: 1 });
});

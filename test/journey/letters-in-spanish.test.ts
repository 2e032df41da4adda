import { paymentReference } from '../../domain/rule/payment/payment-reference.ts';
import { openApp } from './app.ts';
import { familiesOf, type Seen } from './families.ts';
import { one } from './records.ts';
import { aFreeAgent, aJoiner, aTeam } from './samples.ts';
import { json, type Visitor } from './visitor.ts';

const app = openApp();
const { signerAt } = familiesOf(app);

type Created = { readonly team: { readonly id: number; readonly invitationCode: string } };
type Entered = { readonly player: { readonly id: number } };

/** What a browser asks for whose owner reads these languages. */
const inSpanish = 'es-US,es;q=0.9,en;q=0.5';
const inEnglish = 'en-US,en;q=0.9';

const post = <Body>(path: string, body: unknown, language = inSpanish, by: Visitor = app().visitor()) => {
  const request = json('POST', body);
  return by.call<Body>(path, { ...request, headers: { ...request.headers, 'Accept-Language': language } });
};

const letterTo = (address: string, subject: string) => app().mailbox.mailTo(address, subject);

const languageOf = async (email: string) => {
  const [player] = await app().database.query<{ id: number; language: string }>(
    'select id, language from players where email = $1',
    [email],
  );
  return player ?? { id: 0, language: 'nobody' };
};

const onASaturday = { date: 'December 12, 2099', firstDay: '2099-12-12' };

test('a captain who registers in Spanish gets the confirmation in Spanish, with amount, date and whom to pay', async () => {
  const { id } = await app().announce(onASaturday);
  const team = aTeam(id);
  expect((await post('/api/teams', team)).status).toBe(201);
  const { text, html } = await letterTo(team.captainEmail, `Su equipo ya está dentro: ${team.name}`);
  const [registration] = await app().database.query<{ id: number }>(
    'select r.id from tournament_registrations r join players p on p.id = r.player_id where p.email = $1',
    [team.captainEmail],
  );
  const reference = paymentReference(registration?.id ?? 0);
  expect(text).toContain(`Hola, ${team.captainName.split(' ')[0]}:`);
  for (const line of ['Fecha: sáb, 12 de dic de 2099', 'Cuota: $40', 'Pago: Venmo']) {
    expect(text).toContain(line);
  }
  expect(text).toContain(`Referencia del pago: ${reference}`);
  expect(text).toContain(`txn=pay&amount=40.00&note=${reference}`);
  expect(text).toContain('¿Preguntas? ');
  expect(html).toContain('<html lang="es">');
  expect(await languageOf(team.captainEmail)).toMatchObject({ language: 'es' });
});

test('who is invited is written to in the language of the captain, until they have come in their own', async () => {
  const { id } = await app().announce(onASaturday);
  const invited = aJoiner('');
  const team = aTeam(id, { inviteEmails: [invited.email] });
  const { body } = await post<Created>('/api/teams', team);
  const invitation = await letterTo(invited.email, `Únase a ${team.name} - `);
  expect(invitation.text).toContain('Fecha: sáb, 12 de dic de 2099');
  expect(invitation.text).toContain('Cuota de inscripción: $40 por jugador');
  const { invitationCode } = body.team;
  expect((await post('/api/players/join-via-invitation', { ...invited, invitationCode }, inEnglish)).status).toBe(201);
  const welcome = await letterTo(invited.email, `Welcome to ${team.name}: `);
  expect(welcome.text).toContain('Date: Sat, Dec 12, 2099');
  await letterTo(team.captainEmail, `Alguien más se unió a ${team.name}`);
});

test('a call that names no language is a call in English, and changes nothing of who reads Spanish', async () => {
  const { id } = await app().announce();
  const silent = aFreeAgent(id);
  await app().visitor().post('/api/players', silent);
  await letterTo(silent.email, "You're registered: ");
  const family = aFreeAgent(id);
  await post('/api/players', family);
  const next = await app().announce();
  await app()
    .visitor()
    .post('/api/players', { ...family, tournamentId: next.id });
  const mails = await app().mailbox.mailsTo(family.email, 2);
  expect(mails.filter(({ subject }) => subject.startsWith('Inscripción hecha: '))).toHaveLength(2);
});

test('a stranger who knows name and phone does not change the language; who writes the address on file does', async () => {
  const { id } = await app().announce();
  const family = aFreeAgent(id);
  await post('/api/players', family);
  const next = await app().announce();
  await post('/api/players', { ...family, tournamentId: next.id, email: 'stranger@family.example' }, inEnglish);
  expect(await languageOf(family.email)).toMatchObject({ language: 'es' });
  const found = app().visitor();
  const { body } = await post<{ id: number }>(
    '/api/players/lookup',
    { name: family.name, phone: family.phone },
    inEnglish,
    found,
  );
  const edit = { ...family, currentClub: 'Strangers FC' };
  const request = json('PUT', edit);
  const headers = { ...request.headers, 'Accept-Language': inEnglish };
  expect((await found.call(`/api/players/${body.id}/update`, { ...request, headers })).status).toBe(200);
  const changed = await letterTo(family.email, 'Sus datos cambiaron');
  expect(changed.text).toContain(`Los datos de ${family.name} cambiaron en la ficha del jugador.`);
  const third = await app().announce();
  await post('/api/players', { ...family, tournamentId: third.id }, inEnglish);
  expect(await languageOf(family.email)).toMatchObject({ language: 'en' });
  await letterTo(family.email, "You're registered: ");
});

test('opening the link that was mailed changes no language; the choice in the record does, and the record shows it', async () => {
  const { id } = await app().announce();
  const address = 'lengua@family.example';
  const child = aFreeAgent(id, { parentEmail: address });
  const { body } = await post<Entered>('/api/players', child, inEnglish);
  const parent = await signerAt(address);
  const at = `/api/players/${body.player.id}`;
  const seen = async (language: string) =>
    (await parent.call<Seen>(`${at}/record`, { headers: { 'Accept-Language': language } })).body.record;
  expect((await seen('*')).player).toMatchObject({ language: 'en' });
  const inTheirs = await seen(inSpanish);
  expect(inTheirs.player).toMatchObject({ language: 'en' });
  expect(inTheirs.notice[0]).toMatch(/^Qué guardamos: /);
  expect(await one(app(), 'players', body.player.id)).toMatchObject({ language: 'en' });
  const choose = (language: unknown) => parent.put(`${at}/language`, { language });
  expect((await choose('fr')).status).toBe(400);
  expect((await choose('es')).status).toBe(200);
  expect((await seen(inEnglish)).player).toMatchObject({ language: 'es' });
  expect(await one(app(), 'players', body.player.id)).toMatchObject({ language: 'es' });
});

test('who reserves a spot in Spanish is told in Spanish; the answer does not tell of the language', async () => {
  const kim = { name: 'Kim Park', sex: 'Female', age: 9, email: 'kim.lengua@family.example', phone: '973-555-0142' };
  const { status, body } = await post<object>('/api/pre-registrations', kim);
  expect(status).toBe(201);
  expect(Object.keys(body).toSorted()).toEqual(['age', 'createdAt', 'email', 'id', 'name', 'phone', 'sex']);
  const { text } = await letterTo(kim.email, 'Interés anotado: Kim');
  expect(text).toContain('Le escribimos cuando se abra el próximo torneo; no hay nada que pagar.');
});

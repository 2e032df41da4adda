import { openApp } from './app.ts';
import { aFreeAgent, bornYearsAgo } from './samples.ts';

type Receipt = { readonly player: { readonly id: number; readonly name: string; readonly teamId: number | null } };

const app = openApp();

function register(answers: object, visitor = app().visitor()) {
  return visitor.post<Receipt>('/api/players', answers);
}

const alreadyRegistered = {
  status: 409,
  body: { message: expect.stringContaining('already registered for this tournament') },
};

test('a free agent registers, is told by mail, and is on no team', async () => {
  const tournament = await app().announce({ name: 'Free Agents Cup' });
  const answers = aFreeAgent(tournament.id, { email: 'nina@family.example' });
  expect(await register(answers)).toMatchObject({
    status: 201,
    body: { player: { name: answers.name, teamId: null, teamName: null, isIndividual: true } },
  });
  const [mail] = await app().mailbox.mailsTo('nina@family.example');
  expect(mail?.subject).toBe(`You're registered: ${String(answers.name).split(' ')[0]}, Free Agents Cup`);
});

test.each([
  ['the phone in digits', 'José Ñuñez', '2015550123'],
  ['the phone with the country and dots', 'José Ñuñez', '+1 201.555.0123'],
  ['the name in capitals', 'JOSÉ ÑUÑEZ', '(201) 555-0123'],
  ['the name without accents', 'Jose Nunez', '(201) 555-0123'],
  ['the name with accents of their own', 'José Ñuñez'.normalize('NFD'), '(201) 555-0123'],
  ['the name with wide blanks', '  josé   ñuñez ', '1-201-555-0123'],
])('nobody registers twice for one tournament by writing %s', async (_, name, phone) => {
  const tournament = await app().announce();
  const answers = aFreeAgent(tournament.id, { name: 'José Ñuñez', phone: '(201) 555-0123' });
  expect((await register(answers)).status).toBe(201);
  expect(await register({ ...answers, name, phone })).toMatchObject(alreadyRegistered);
});

test('a sibling with the same phone and email registers, and so does a namesake of another age', async () => {
  const tournament = await app().announce();
  const answers = aFreeAgent(tournament.id, { name: 'Ana Silva' });
  const [first, sibling, father] = [
    await register(answers),
    await register({ ...answers, name: 'Rui Silva' }),
    await register({ ...answers, birthYear: bornYearsAgo(40) }),
  ];
  expect([first.status, sibling.status, father.status]).toEqual([201, 201, 201]);
  expect(new Set([first, sibling, father].map(({ body }) => body.player.id)).size).toBe(3);
});

test('a known person in another tournament joins the record, which stays as it was', async () => {
  const [one, other] = [await app().announce(), await app().announce()];
  const [owner, stranger] = [app().visitor(), app().visitor()];
  const answers = aFreeAgent(one.id, { email: 'kept@family.example' });
  const { body: first } = await register(answers, owner);
  const changed = { email: 'new@stranger.example', parentEmail: 'parent@stranger.example', currentClub: 'Other Club' };
  const { status, body: second } = await register({ ...answers, ...changed, tournamentId: other.id }, stranger);
  expect(status).toBe(201);
  expect(second.player.id).toBe(first.player.id);

  const onFile = await app().database.query('select email, parent_email, current_club from players where id = $1', [
    first.player.id,
  ]);
  expect(onFile).toEqual([
    { email: 'kept@family.example', parent_email: answers.parentEmail, current_club: answers.currentClub },
  ]);
  expect(JSON.stringify(second)).not.toContain('kept@family.example');
  await app().mailbox.mailTo('kept@family.example', 'Your contact information stays as it is');
  expect(app().mailbox.mails.filter(({ to }) => to.includes('new@stranger.example'))).toEqual([]);
});

test('whoever registers a known person gets no say over the record', async () => {
  const [one, other] = [await app().announce(), await app().announce()];
  const [owner, stranger] = [app().visitor(), app().visitor()];
  const answers = aFreeAgent(one.id);
  const { body } = await register(answers, owner);
  await register({ ...answers, tournamentId: other.id }, stranger);
  const edit = { ...answers, league: 'NJYS', paymentMethod: 'venmo' };
  expect(await stranger.put(`/api/players/${body.player.id}/update`, edit)).toMatchObject({
    status: 404,
    body: { message: 'Player not found' },
  });
  expect((await owner.put(`/api/players/${body.player.id}/update`, edit)).status).toBe(200);
});

import { openApp } from './app.ts';
import { aFreeAgent, aJoiner, aTeam, bornYearsAgo } from './samples.ts';
import type { Refused, Visitor } from './visitor.ts';

const app = openApp();

const long = 'x'.repeat(101);
const phoneSymbols = 'Phone Number must contain only digits, spaces, and common phone symbols';
const phoneTooShort = 'Phone Number must be at least 10 digits';
const yearOutside = `Birth Year must be between 1950 and ${bornYearsAgo(5)}`;
const badEmail = 'Please enter a valid email address';
const noClub = 'Current Club must be at least 2 characters';

type Row = readonly [field: string, wrong: unknown, message: string];

function personal(name: string, email: string, phone: string, clubMissing: string): readonly Row[] {
  return [
    [name, '', 'Full Name must be at least 2 characters'],
    [name, undefined, 'Full Name must be at least 2 characters'],
    [name, 'A', 'Full Name must be at least 2 characters'],
    [name, long, 'Full Name must be less than 100 characters'],
    [email, undefined, badEmail],
    [email, '', badEmail],
    [email, 'ana.family.example', badEmail],
    [phone, undefined, phoneTooShort],
    [phone, '', phoneTooShort],
    [phone, '201-555-01', phoneTooShort],
    [phone, '----------', phoneTooShort],
    [phone, '201-555-0100 ext', phoneSymbols],
    ['birthYear', undefined, yearOutside],
    ['birthYear', 1949, yearOutside],
    ['birthYear', bornYearsAgo(4), yearOutside],
    ['birthYear', 'ten', yearOutside],
    ['currentClub', undefined, clubMissing],
    ['currentClub', '', clubMissing],
    ['currentClub', 'A', noClub],
    ['currentClub', long, 'Current Club must be less than 100 characters'],
    ['league', long, 'League must be less than 100 characters'],
    ['parentName', long, 'Parent Name must be less than 100 characters'],
    ['parentEmail', 'robin', 'Invalid email format'],
    ['parentPhone', 'call me', phoneSymbols],
    ['skillLevel', undefined, 'Please select a skill level'],
    ['skillLevel', '', 'Please select a skill level'],
    ['skillLevel', 'Here to Win', 'Please select a skill level'],
    ['paymentMethod', undefined, 'Please select a payment method'],
    ['paymentMethod', 'cash', 'Please select a payment method'],
    ['termsAccepted', false, 'You must accept the Terms and Conditions to register'],
  ];
}

const chosenTournament: readonly Row[] = [
  ['tournamentId', undefined, 'Please select a preferred tournament'],
  ['tournamentId', 0, 'Please select a preferred tournament'],
  ['tournamentId', 999_999, 'Valid tournament ID is required'],
];

const teamRows: readonly Row[] = [
  ['name', undefined, 'Team Name is required'],
  ['name', '  ', 'Team Name is required'],
  ['name', long, 'Team Name must be less than 100 characters'],
  ...chosenTournament,
  ...personal('captainName', 'captainEmail', 'captainPhone', noClub),
  ['inviteEmails', ['no address'], 'Please enter valid email addresses'],
];

const individualRows: readonly Row[] = [...chosenTournament, ...personal('name', 'email', 'phone', noClub)];

const joinRows: readonly Row[] = [
  ['invitationCode', undefined, 'Please enter an invitation code'],
  ['invitationCode', '', 'Please enter an invitation code'],
  ['invitationCode', 'TEAM', 'Invitation code must be at least 6 characters'],
  ['invitationCode', 'TEAM-ABCDEF-123-TOO-LONG', 'Invitation code must be at most 20 characters'],
  ['age', 3, 'Age must be between 4 and 99'],
  ...personal('name', 'email', 'phone', 'Current Club is required'),
];

const lookupRows: readonly Row[] = [
  ['name', undefined, 'Name is required'],
  ['name', ' ', 'Name is required'],
  ['phone', undefined, 'Phone number is required'],
  ['phone', '', 'Phone number is required'],
];

const editRows: readonly Row[] = [
  ['name', '', 'Name is required'],
  ['email', '', 'Valid email is required'],
  ['email', 'ana', 'Valid email is required'],
  ['phone', '', 'Phone number is required'],
  ['currentClub', '', 'Current club is required'],
  ['paymentMethod', '', 'Payment method is required'],
  ['paymentMethod', 'cash', 'Payment method is required'],
  ['parentEmail', 'robin', 'Valid parent email is required'],
];

function expectComplaint(answer: { readonly status: number; readonly body: Refused }, [field, , message]: Row): void {
  const { status, body } = answer;
  expect({ status, errors: body.errors }).toEqual({ status: 400, errors: { [field]: message } });
  expect(body.message).toBe(message);
}

async function teamWithCode(): Promise<string> {
  const { id } = await app().announce();
  const { body } = await app().visitor().post<{ team: { invitationCode: string } }>('/api/teams', aTeam(id));
  return body.team.invitationCode;
}

async function family(): Promise<{ readonly visitor: Visitor; readonly path: string; readonly record: object }> {
  const [{ id }, visitor] = [await app().announce(), app().visitor()];
  const answers = aFreeAgent(id);
  const { body } = await visitor.post<{ player: { id: number } }>('/api/players', answers);
  return { visitor, path: `/api/players/${body.player.id}/update`, record: { ...answers, paymentMethod: 'venmo' } };
}

test('a captain is told what is wrong with a team', async () => {
  const { id } = await app().announce();
  for (const row of teamRows) {
    const [field, wrong] = row;
    expectComplaint(
      await app()
        .visitor()
        .post('/api/teams', aTeam(id, { [field]: wrong })),
      row,
    );
  }
});

test('a free agent is told what is wrong with a registration', async () => {
  const { id } = await app().announce();
  for (const row of individualRows) {
    const [field, wrong] = row;
    expectComplaint(
      await app()
        .visitor()
        .post('/api/players', aFreeAgent(id, { [field]: wrong })),
      row,
    );
  }
});

test('an invited player is told what is wrong with joining', async () => {
  const code = await teamWithCode();
  for (const row of joinRows) {
    const [field, wrong] = row;
    const answers = aJoiner(code, { [field]: wrong });
    expectComplaint(await app().visitor().post('/api/players/join-via-invitation', answers), row);
  }
});

test('a family is told what is wrong with a lookup', async () => {
  for (const row of lookupRows) {
    const [field, wrong] = row;
    const answers = { name: 'Ana Silva', phone: '2015550100', [field]: wrong };
    expectComplaint(await app().visitor().post('/api/players/lookup', answers), row);
  }
});

test('a family is told what is wrong with a change', async () => {
  const { visitor, path, record } = await family();
  for (const row of editRows) {
    const [field, wrong] = row;
    expectComplaint(await visitor.put(path, { ...record, [field]: wrong }), row);
  }
});

test('all that is wrong with a form is said at once', async () => {
  const { visitor, path } = await family();
  const complaints = async (answer: Promise<{ readonly body: Refused }>) =>
    Object.keys((await answer).body.errors ?? {}).toSorted();
  const personalFields = ['birthYear', 'currentClub', 'paymentMethod', 'skillLevel'];
  expect(await complaints(visitor.post('/api/teams', {}))).toEqual(
    ['name', 'tournamentId', 'captainName', 'captainEmail', 'captainPhone', ...personalFields].toSorted(),
  );
  expect(await complaints(visitor.post('/api/players', {}))).toEqual(
    ['name', 'tournamentId', 'email', 'phone', ...personalFields].toSorted(),
  );
  expect(await complaints(visitor.post('/api/players/join-via-invitation', {}))).toEqual(
    ['invitationCode', 'name', 'email', 'phone', ...personalFields].toSorted(),
  );
  expect(await complaints(visitor.post('/api/players/lookup', {}))).toEqual(['name', 'phone']);
  expect(await complaints(visitor.put(path, {}))).toEqual(
    ['name', 'email', 'phone', 'currentClub', 'paymentMethod'].toSorted(),
  );
});

test('fields that may be left empty may be sent empty', async () => {
  const { id } = await app().announce();
  const empty = { league: '', parentName: '', parentEmail: '', parentPhone: '', notes: '', ageBracket: '' };
  const adult = { birthYear: bornYearsAgo(20) };
  expect(
    (
      await app()
        .visitor()
        .post('/api/players', aFreeAgent(id, { ...empty, ...adult }))
    ).status,
  ).toBe(201);
});

test.each([7, 19])('a player of %d names the age bracket in a tournament divided by age', async (age) => {
  const { id } = await app().announce({ isDividedByAge: true });
  const answers = { birthYear: bornYearsAgo(age) };
  const missing = 'Age bracket is required for tournament registration';
  expectComplaint(await app().visitor().post('/api/teams', aTeam(id, answers)), ['ageBracket', '', missing]);
  expectComplaint(await app().visitor().post('/api/players', aFreeAgent(id, answers)), ['ageBracket', '', missing]);
});

test('in a divided tournament a player of 6 needs no age bracket, and one of 20 is too old for all', async () => {
  const { id } = await app().announce({ isDividedByAge: true });
  const sent = (age: number) =>
    app()
      .visitor()
      .post<Refused>('/api/players', aFreeAgent(id, { birthYear: bornYearsAgo(age) }));
  expect((await sent(6)).status).toBe(201);
  expectComplaint(await sent(20), ['birthYear', '', 'A player of 20 is too old for U16-U19']);
});

test('nobody plays down', async () => {
  const { id } = await app().announce({ isDividedByAge: true });
  const tooOld = aFreeAgent(id, { birthYear: bornYearsAgo(14), ageBracket: 'U10-U12' });
  expectComplaint(await app().visitor().post('/api/players', tooOld), [
    'ageBracket',
    'U10-U12',
    'A player of 14 is too old for U10-U12',
  ]);
});

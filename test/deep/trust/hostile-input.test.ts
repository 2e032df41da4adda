import { sizeOf } from '../../harness/size.ts';
import { openApp } from '../../journey/app.ts';
import { aFreeAgent, aJoiner, aTeam, aTournament } from '../../journey/samples.ts';
import type { Visitor } from '../../journey/visitor.ts';

const app = openApp();

const loneSurrogate = String.fromCharCode(0xd800);
const leftToRight = String.fromCodePoint(0x202e);
const zeroWidth = String.fromCodePoint(0x200b);
const accent = String.fromCodePoint(0x0301);

/** What nobody fills in who means well. */
const hostile: readonly unknown[] = [
  {},
  { $gt: '' },
  [],
  [[]],
  ['a', 'b', 'c', 'd', 'e', 'f'],
  [{ a: 1 }],
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  true,
  false,
  null,
  '',
  `Ann${String.fromCharCode(0)}`,
  `Ann ${leftToRight}gnp.exe`,
  zeroWidth.repeat(10),
  `Ann ${loneSurrogate}`,
  `Z${accent.repeat(60)}algo`,
  '%',
  '%s%n%d%00',
  '___________',
  `'; drop table players; --`,
  `1' or '1'='1`,
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '=HYPERLINK("http://evil.example")',
  'Ann\r\nBcc: victim@family.example',
  'ann@family.example\r\nBcc: victim@family.example',
  'ann@family.example, victim@family.example',
  '{{7*7}} ../../etc/passwd',
  'ﷺ'.repeat(100),
  '\u{1F600}'.repeat(100),
  'x'.repeat(60_000),
];

type Call = (field: string, value: unknown) => Promise<{ readonly status: number }>;

/** So many of them for each field, others for the next one, and more where the fields are few: every value comes to some field of a form. */
function hostileFor(place: number, fields: number): readonly unknown[] {
  const each = Math.max(sizeOf('hostile-input'), Math.ceil(hostile.length / fields));
  return Array.from({ length: each }, (_, turn) => hostile[(place * each + turn) % hostile.length]);
}

/** Puts hostile values into every field of a form, one at a time; answers what was neither taken nor refused. */
async function failuresOf(sample: object, call: Call): Promise<readonly unknown[]> {
  const failures: unknown[] = [];
  const fields = Object.keys(sample);
  const attempts = fields.flatMap((field, place) =>
    hostileFor(place, fields.length).map((value) => [field, value] as const),
  );
  for (let first = 0; first < attempts.length; first += 16) {
    await Promise.all(
      attempts.slice(first, first + 16).map(async ([field, value]) => {
        const { status } = await call(field, value);
        if (![200, 201, 400, 401, 403, 404, 409].includes(status)) failures.push([field, value, status]);
      }),
    );
  }
  return failures;
}

const everyField = {
  league: '',
  notes: '',
  playWith: '',
  age: 14,
  ageBracket: 'U13-U15',
  likenessAllowed: true,
  inviteEmails: [],
};

async function codeOfATeam(): Promise<string> {
  const { id } = await app().announce();
  const { body } = await app().visitor().post<{ team: { invitationCode: string } }>('/api/teams', aTeam(id));
  return body.team.invitationCode;
}

async function family(): Promise<{ visitor: Visitor; path: string; record: object }> {
  const [{ id }, visitor] = [await app().announce(), app().visitor()];
  const answers = aFreeAgent(id, { league: null });
  const { body } = await visitor.post<{ player: { id: number } }>('/api/players', answers);
  return { visitor, path: `/api/players/${body.player.id}/update`, record: { ...answers, paymentMethod: 'venmo' } };
}

test('nothing in a new team breaks the house', async () => {
  const { id } = await app().announce({ isDividedByAge: true, maxTeams: 200 });
  const call: Call = (field, value) =>
    app()
      .visitor()
      .post('/api/teams', { ...aTeam(id), ageBracket: 'U13-U15', birthYear: undefined, [field]: value });
  expect(await failuresOf({ ...aTeam(id), ...everyField }, call)).toEqual([]);
});

test('nothing in a free agent breaks the house', async () => {
  const { id } = await app().announce();
  const call: Call = (field, value) =>
    app()
      .visitor()
      .post('/api/players', aFreeAgent(id, { [field]: value }));
  expect(await failuresOf({ ...aFreeAgent(id), ...everyField }, call)).toEqual([]);
});

test('nothing in an invited player breaks the house', async () => {
  const code = await codeOfATeam();
  const call: Call = (field, value) =>
    app()
      .visitor()
      .post('/api/players/join-via-invitation', aJoiner(code, { [field]: value }));
  expect(await failuresOf({ ...aJoiner(code), ...everyField }, call)).toEqual([]);
});

test('nothing in a lookup, a sign-in or an invitation breaks the house', async () => {
  const captain = app().visitor();
  const { id } = await app().announce();
  const { body } = await captain.post<{ team: { id: number } }>('/api/teams', aTeam(id));
  const invitation = { teamId: body.team.id, emails: [] };
  const sent = (path: string, sample: object, visitor: () => Visitor): Call => {
    return (field, value) => visitor().post(path, { ...sample, [field]: value });
  };
  const lookup = { name: 'Ana Silva', phone: '9085550123' };
  const signIn = { username: 'nobody', password: 'nothing' };
  const anybody = () => app().visitor();
  expect(await failuresOf(lookup, sent('/api/players/lookup', lookup, anybody))).toEqual([]);
  expect(await failuresOf(signIn, sent('/api/admin/login', signIn, anybody))).toEqual([]);
  expect(
    await failuresOf(
      invitation,
      sent('/api/invitations/send', invitation, () => captain),
    ),
  ).toEqual([]);
});

test('nothing in a changed record breaks the house', async () => {
  const { visitor, path, record } = await family();
  const call: Call = (field, value) => visitor.put(path, { ...record, [field]: value });
  expect(await failuresOf(record, call)).toEqual([]);
});

test('nothing an organizer writes breaks the house', async () => {
  const switches = { registrationDeadline: null, ageYear: null, visible: true, registrationOpen: true, isTest: false };
  const call: Call = (field, value) =>
    app().organizer.post('/api/tournaments', { ...aTournament(), visible: false, [field]: value });
  expect(await failuresOf({ ...aTournament(), maxTeams: 16, isDividedByAge: false, ...switches }, call)).toEqual([]);
  const { id } = await app().announce({ visible: false });
  for (const field of ['visible', 'registrationOpen']) {
    const path = `/api/tournaments/${id}/${field === 'visible' ? 'visibility' : 'registration'}`;
    const turn: Call = (_, value) => app().organizer.put(path, { [field]: value });
    expect(await failuresOf({ [field]: true }, turn)).toEqual([]);
  }
  await app().database.query('update tournaments set registration_open = true, visible = true');
});

test.each(["Seán O'Brien", 'José Ñuñez', '李小龍', 'Анна-Мария Íñigo', 'नेहा शर्मा', 'Zoë van der Berg III'])(
  '%s keeps every letter of the name, from form to roster, Player ID and mail',
  async (name) => {
    const { id } = await app().announce();
    const captain = aTeam(id, { captainName: name, name: `${name} FC` });
    const { body } = await app()
      .visitor()
      .post<{ team: { name: string; invitationCode: string }; captain: { name: string } }>('/api/teams', captain);
    expect([body.captain.name, body.team.name]).toEqual([name, `${name} FC`]);
    const invited = await app()
      .visitor()
      .get<{ captainName: string; players: object[] }>(`/api/teams/invite/${body.team.invitationCode}`);
    expect(invited.body).toMatchObject({ captainName: name, players: [{ name }] });
    const found = await app()
      .visitor()
      .post<{ name: string }>('/api/players/lookup', { name, phone: captain.captainPhone });
    expect(found.body.name).toBe(name);
    const [mail] = await app().mailbox.mailsTo(captain.captainEmail);
    expect(mail?.subject).toContain(`Your team is in: ${name} FC, `);
    expect(mail?.text).toContain(`Hi ${name.split(' ')[0]},`);
    expect(mail?.text).toContain(`Player: ${name}`);
  },
);

test.each([
  ['/api/teams?search=%00', 'An answer contains characters that cannot be used'],
  ['/api/tournaments/%F0', 'The address could not be read'],
  ['/api/teams/invite/%F0', 'The address could not be read'],
])('%s is refused in words', async (path, message) => {
  expect(await app().visitor().get(path)).toMatchObject({ status: 400, body: { message } });
});

test('markup in a name is a name: mails show it as it was written', async () => {
  const { id } = await app().announce();
  const name = '<script>alert(1)</script><b>Bold & "Brave"</b>';
  const answers = aFreeAgent(id, { name });
  await app().visitor().post('/api/players', answers);
  const [mail] = await app().mailbox.mailsTo(answers.email);
  expect(mail?.html).not.toMatch(/<script|<b>/);
  expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(mail?.text).toContain(name);
});

test('a mark that turns the writing round is left out of a name', async () => {
  const { id } = await app().announce();
  const answers = aFreeAgent(id, { name: `Ann ${leftToRight}Lee${zeroWidth}` });
  const { body } = await app().visitor().post<{ player: { name: string } }>('/api/players', answers);
  expect(body.player.name).toBe('Ann Lee');
});

test.each([
  'ann@family.example\r\nBcc: victim@family.example',
  'ann@family.example, victim@family.example',
  'ann@family.example victim@family.example',
  'Ann <victim@family.example>',
])('%j is no address that mail goes to', async (email) => {
  const { id } = await app().announce();
  expect(await app().visitor().post('/api/players', aFreeAgent(id, { email }))).toMatchObject({
    status: 400,
    body: { errors: { email: 'Please enter a valid email address' } },
  });
});

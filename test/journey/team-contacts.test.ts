import { Database } from '../../api/database/database.ts';
import { databaseAt } from '../../api/schema/open-database.ts';
import { openApp } from './app.ts';
import { familiesOf } from './families.ts';
import { mailedLink } from './mailed-link.ts';
import { tellFamilies } from './notified-day.ts';
import { aFreeAgent, aJoiner, aTeam, bornYearsAgo } from './samples.ts';
import type { Visitor } from './visitor.ts';

const app = openApp();
let database: Database;

beforeAll(async () => {
  database = new Database(await databaseAt(app().database.url).initialize());
});
afterAll(() => database.source.destroy());

interface Page {
  readonly players: readonly { readonly name: string; readonly reachedAt: object | null }[];
}
interface KnownPage {
  readonly players: readonly { readonly id: number; readonly name: string; readonly isKnown: boolean }[];
}
type Created = { readonly team: { readonly id: number; readonly invitationCode: string } };

const children = { birthYear: bornYearsAgo(9), parentPhone: '(201) 555-0177' };

/** A captain who lets the team reach the family, a mate who does, and one who does not. */
async function aTeamOfThree() {
  const { id: tournamentId } = await app().announce({ date: '2099-05-03' });
  const visitor = app().visitor();
  const captain = aTeam(tournamentId, {
    name: 'Contact Owls',
    contactShared: true,
    parentEmail: 'captains.parent@family.example',
    ...children,
  });
  const { body } = await visitor.post<Created>('/api/teams', captain);
  const joiner = (parentEmail: string, contactShared: boolean) =>
    aJoiner(body.team.invitationCode, { contactShared, parentEmail, ...children });
  const [open, closed] = [joiner('open@family.example', true), joiner('closed@family.example', false)];
  for (const one of [open, closed]) {
    expect((await app().visitor().post('/api/players/join-via-invitation', one)).status).toBe(201);
  }
  return { visitor, teamId: body.team.id, tournamentId, captain, open, closed };
}

async function followsLink(visitor: Visitor, email: string) {
  expect((await visitor.post(`/api/captain-links/${await mailedLink(app(), email, 'captain')}`, {})).status).toBe(200);
}

/** As if a letter to each of these addresses had been opened. */
const answers = (...addresses: readonly string[]) =>
  app().database.query(
    `insert into mailboxes (address, confirmed_at) select unnest($1::text[]), now()
     on conflict (address) do update set confirmed_at = now()`,
    [addresses.map((address) => address.toLowerCase())],
  );

/** Who is told what 48 hours before the start, by address. */
async function toldBefore(tournamentId: number): Promise<ReadonlyMap<string, string>> {
  await tellFamilies(database, new Date('2099-05-02T12:00:00Z'));
  const letters = await app().database.query<{ recipient: string; text: string }>(
    `select recipient, text_body as text from outgoing_mails where event like 'schedule:' || $1::int || ':%'`,
    [tournamentId],
  );
  return new Map(letters.map(({ recipient, text }) => [recipient, text]));
}

const firstAndInitial = (name: string) => name.replace(/^(\S+) .*?(\S)\S*$/, '$1 $2.');

test('a session that created a team with an answering mailbox sees what the public does until it follows the link mailed there; then how to reach those whose families allow it and have answered, a child through the parent, and nobody else', async () => {
  const { visitor, teamId, captain, open, closed } = await aTeamOfThree();
  const page = async () => (await visitor.get<Page>(`/api/teams/${teamId}/captain`)).body.players;
  await answers('open@family.example', 'captains.parent@family.example');
  expect((await page()).map(({ name, reachedAt }) => [name, reachedAt])).toEqual([
    [captain.captainName, null],
    [firstAndInitial(open.name), null],
    [firstAndInitial(closed.name), null],
  ]);
  await answers(captain.captainEmail);
  expect((await page()).map(({ name }) => name)).toEqual([
    captain.captainName,
    firstAndInitial(open.name),
    firstAndInitial(closed.name),
  ]);
  await followsLink(visitor, captain.captainEmail);
  await app().database.query(`delete from mailboxes where address = 'open@family.example'`);
  expect((await page()).map(({ name, reachedAt }) => [name, reachedAt])).toMatchObject([
    [captain.captainName, { email: 'captains.parent@family.example' }],
    [open.name, null],
    [closed.name, null],
  ]);
  await answers('open@family.example');
  const players = await page();
  expect(players.map(({ reachedAt }) => reachedAt)).toEqual([
    { name: 'Robin Parent', email: 'captains.parent@family.example', phone: '(201) 555-0177' },
    { name: 'Robin Parent', email: 'open@family.example', phone: '(201) 555-0177' },
    null,
  ]);
  expect(JSON.stringify(players)).not.toContain(closed.email);
});

test('who came by a code that went around, with a mailbox made for it, is told of nobody; who was invited by mail, or is known by a press, is', async () => {
  const { visitor, teamId, tournamentId, captain, open, closed } = await aTeamOfThree();
  await followsLink(visitor, captain.captainEmail);
  await answers('captains.parent@family.example', 'open@family.example', closed.email);
  const welcome = async (email: string) =>
    (await app().mailbox.mailsTo(email, 1)).find(({ subject }) => subject.startsWith('Welcome to '))?.text ?? '';
  expect(await welcome(closed.email)).toContain('We show you how to reach the team once');
  expect(await welcome(closed.email)).toContain('The team does not see how to reach you.');
  expect(await welcome(closed.email)).not.toMatch(/mailto:|@family/);
  expect(await welcome(closed.email)).not.toContain(captain.captainName);
  const invited = 'invited.by.mail@family.example';
  expect((await visitor.post(`/api/teams/${teamId}/invitations`, { emails: [invited] })).status).toBe(200);
  const [letter] = await app().mailbox.mailsTo(invited, 1);
  const [, code = '', invitedAs = ''] = /invite\/([\w-]+)\?as=([\w-]+)/.exec(letter?.text ?? '') ?? [];
  const friend = aJoiner(code, { ...children, email: invited, parentEmail: 'own@family.example', invitedAs });
  expect((await app().visitor().post('/api/players/join-via-invitation', friend)).status).toBe(201);
  const { text: told } = await app().mailbox.mailTo(invited, 'Welcome');
  expect(told).toContain(captain.captainName);
  expect(told).toContain('mailto:captains.parent@family.example');
  expect(told).toContain('mailto:open@family.example');
  expect(told).not.toContain(closed.email);
  await answers(invited);
  const page = (await visitor.get<KnownPage>(`/api/teams/${teamId}/captain`)).body.players;
  expect(page.map(({ name, isKnown }) => [name, isKnown])).toEqual([
    [captain.captainName, true],
    [open.name, false],
    [closed.name, false],
    [friend.name, true],
  ]);
  const stranger = page.find(({ name }) => name === closed.name);
  const press = `/api/teams/${teamId}/players/${page.find(({ name }) => name === open.name)?.id}/known`;
  expect((await app().visitor().post(press, {})).status).toBe(404);
  expect((await visitor.post<KnownPage>(press, {})).body.players[1]).toMatchObject({ name: open.name, isKnown: true });
  await answers(open.email);
  const before = await toldBefore(tournamentId);
  expect(before.get(open.email)).toContain('mailto:captains.parent@family.example');
  expect(before.get(invited)).toContain('mailto:open@family.example');
  expect(before.get(captain.captainEmail)).toContain('mailto:open@family.example');
  expect(stranger).toMatchObject({ isKnown: false });
  expect(before.get(closed.email)).not.toMatch(/mailto:|@family/);
  expect(before.get(closed.email)).not.toContain(captain.captainName);
  expect(before.get(closed.email)).toContain(`The captain of Contact Owls is ${firstAndInitial(captain.captainName)}`);
  for (const text of before.values()) expect(text).not.toContain('closed@family.example');
});

test('a captain whose mailbox is silent reads the name of a child who asks as the public does, in the letter and on its page', async () => {
  const { teamId, tournamentId, captain } = await aTeamOfThree();
  const child = aFreeAgent(tournamentId, { ...children, name: 'Rita Requesting', requestedTeamId: teamId });
  const { body } = await app().visitor().post<{ joinRequest: { id: number } }>('/api/players', child);
  const [letter] = await app().database.query<{ text: string }>(
    'select text_body as text from outgoing_mails where event like $1',
    [`join-requested:${body.joinRequest.id}:%`],
  );
  expect(letter?.text).toContain('Rita R.');
  expect(letter?.text).not.toContain('Requesting');
  const at = `/api/join-requests/${/join-request\/(\S+)/.exec(letter?.text ?? '')?.[1]}`;
  const shown = async () => (await app().visitor().get<{ playerName: string }>(at)).body.playerName;
  expect(await shown()).toBe('Rita R.');
  await answers(captain.captainEmail);
  expect(await shown()).toBe('Rita Requesting');
});

test('somebody on file who is registered by name and phone alone is not shown to a team, and can allow it by the own mailbox', async () => {
  const { id: first } = await app().announce();
  const known = aJoiner('none', { parentEmail: 'known@family.example', ...children });
  const { invitationCode: _, ...person } = known;
  await app()
    .visitor()
    .post('/api/players', { ...person, tournamentId: first });
  const { visitor, teamId, tournamentId, captain } = await aTeamOfThree();
  await followsLink(visitor, captain.captainEmail);
  const page = async () => (await visitor.get<Page & { invitationCode: string }>(`/api/teams/${teamId}/captain`)).body;
  const { invitationCode } = await page();
  const stranger = { ...known, invitationCode, email: 'stranger@family.example', contactShared: true };
  expect((await app().visitor().post('/api/players/join-via-invitation', stranger)).status).toBe(201);
  const reached = async () => (await page()).players.find(({ name }) => name === known.name)?.reachedAt;
  expect(await reached()).toBeNull();
  const parent = await familiesOf(app).signerAt('known@family.example');
  const [player] = await app().database.query<{ id: number }>('select id from players where name = $1', [known.name]);
  const choose = (contactShared: boolean) =>
    parent.put(`/api/players/${player?.id}/registrations/${tournamentId}/contact`, { contactShared });
  expect((await choose(true)).status).toBe(200);
  expect(await reached()).toMatchObject({ email: 'known@family.example' });
  expect((await choose(false)).status).toBe(200);
  expect(await reached()).toBeNull();
});

import { Database } from '../../api/database/database.ts';
import { databaseAt } from '../../api/schema/open-database.ts';
import { openApp } from './app.ts';
import { tellFamilies } from './notified-day.ts';
import { aJoiner, aTeam, bornYearsAgo } from './samples.ts';

const app = openApp();
let database: Database;

beforeAll(async () => {
  database = new Database(await databaseAt(app().database.url).initialize());
});
afterAll(() => database.source.destroy());

interface Page {
  readonly players: readonly { readonly name: string; readonly reachedAt: object | null }[];
}
type Created = { readonly team: { readonly id: number; readonly invitationCode: string } };

const children = { birthYear: bornYearsAgo(9), parentPhone: '(201) 555-0177' };

/** A captain who lets the team reach the family, a mate who does, and one who does not. */
async function aTeamOfThree() {
  const { id: tournamentId } = await app().announce({ date: '2099-05-03' });
  const visitor = app().visitor();
  const captain = aTeam(tournamentId, {
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

test('the captain sees how to reach those whose families allow it, a child through the parent, and nobody else', async () => {
  const { visitor, teamId, closed } = await aTeamOfThree();
  const { body } = await visitor.get<Page>(`/api/teams/${teamId}/captain`);
  expect(body.players.map(({ reachedAt }) => reachedAt)).toEqual([
    { name: 'Robin Parent', email: 'captains.parent@family.example', phone: '(201) 555-0177' },
    { name: 'Robin Parent', email: 'open@family.example', phone: '(201) 555-0177' },
    null,
  ]);
  expect(JSON.stringify(body)).not.toContain(closed.email);
});

test('the letters to the team say the same: to who joins, to the captain, and 48 hours before', async () => {
  const { tournamentId, captain, open, closed } = await aTeamOfThree();
  const letter = async (email: string, count: number, subject: string) =>
    (await app().mailbox.mailsTo(email, count))
      .filter((one) => one.subject.startsWith(subject))
      .map(({ text }) => text);
  const [welcome] = await letter(closed.email, 1, 'Welcome to the Team');
  expect(welcome).toContain('mailto:captains.parent@family.example');
  expect(welcome).toContain('mailto:open@family.example');
  expect(welcome).toContain('Your team is not told how to reach you.');
  const told = (await letter(captain.captainEmail, 3, 'A new player')).join();
  expect(told).toContain('mailto:open@family.example');
  expect(told).not.toContain('closed@family.example');
  await tellFamilies(database, new Date('2099-05-02T12:00:00Z'));
  const before = await app().database.query<{ recipient: string; text: string }>(
    `select recipient, text_body as text from outgoing_mails where event like 'schedule:' || $1::int || ':%'`,
    [tournamentId],
  );
  expect(before).toHaveLength(3);
  for (const { recipient, text } of before) {
    expect(text.includes('mailto:open@family.example')).toBe(recipient !== open.email);
    expect(text).not.toContain('closed@family.example');
  }
});

test('somebody on file who is registered by name and phone alone is not shown to a team, and can allow it by the own mailbox', async () => {
  const { id: first } = await app().announce();
  const known = aJoiner('none', { parentEmail: 'known@family.example', ...children });
  const { invitationCode: _, ...person } = known;
  await app()
    .visitor()
    .post('/api/players', { ...person, tournamentId: first });
  const { visitor, teamId } = await aTeamOfThree();
  const page = async () => (await visitor.get<Page & { invitationCode: string }>(`/api/teams/${teamId}/captain`)).body;
  const { invitationCode } = await page();
  const stranger = { ...known, invitationCode, email: 'stranger@family.example', contactShared: true };
  expect((await app().visitor().post('/api/players/join-via-invitation', stranger)).status).toBe(201);
  const reached = async () => (await page()).players.find(({ name }) => name === known.name)?.reachedAt;
  expect(await reached()).toBeNull();
  await app().visitor().post('/api/families', { email: 'known@family.example' });
  const links = async () =>
    (await app().mailbox.mailsTo('known@family.example', 3)).flatMap(
      ({ text }) => /\/family\/(\S+)/.exec(text)?.[1] ?? [],
    );
  const [sealed] = await links();
  const [registration] = await app().database.query<{ id: number }>(
    `select r.id from tournament_registrations r join players p on p.id = r.player_id where p.name = $1 and r.team_id = $2`,
    [known.name, teamId],
  );
  const choose = (choice: string) =>
    app().visitor().post(`/api/families/${sealed}/registrations/${registration?.id}/contact/${choice}`, {});
  expect((await choose('share')).status).toBe(200);
  expect(await reached()).toMatchObject({ email: 'known@family.example' });
  expect((await choose('withdraw')).status).toBe(200);
  expect(await reached()).toBeNull();
});

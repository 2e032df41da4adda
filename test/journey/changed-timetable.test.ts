import type { Database } from '../../api/database/database.ts';
import { startProduct, testCredentials } from '../harness/product.mjs';
import { openApp } from './app.ts';
import {
  aNotifiedDay,
  gameIn,
  gamesOf,
  inMinutes,
  lettersAfter,
  openedDatabase,
  tellFamilies,
} from './notified-day.ts';
import { freeAgentOf, listed, one, putSeen, remove } from './records.ts';
import { aJoiner } from './samples.ts';

const app = openApp({ processes: 2 });
let databases: readonly [Database, Database];

beforeAll(async () => {
  databases = [await openedDatabase(app().database.url), await openedDatabase(app().database.url)];
});
afterAll(() => Promise.all(databases.map(({ source }) => source.destroy())));

type News = { readonly letters: number; readonly teams: number; readonly dueAt: string | null };
type Place = { readonly field: string; readonly startTime: string };

const told = (count = 4, chosen: object = {}) => aNotifiedDay(app(), databases[0], count, chosen);
const tell = (at: Date) => tellFamilies(databases[0], at);
const letters = (id: number) => lettersAfter(app(), id);
const news = async (address: string) => (await app().organizer.get<News>(`${address}/timetable-news`)).body;

async function move(gameId: number, to?: Place): Promise<Place> {
  const free = (await app().organizer.get<Place[]>(`/api/games/${gameId}/slots`)).body;
  const place = to ?? free.at(-1);
  const body = { field: place?.field, startTime: place?.startTime, confirm: true };
  expect((await app().organizer.post(`/api/games/${gameId}/move`, body)).status).toBe(200);
  return { field: body.field ?? '', startTime: body.startTime ?? '' };
}

test('another place is told to every family once the desk is quiet, and once', async () => {
  const { id, address, teams } = await told();
  const { version } = await one(app(), 'tournaments', id);
  const dome = { location: 'The Dome, 5 Long Road, Paramus NJ' };
  expect((await putSeen(app().organizer, `/api/admin/tournaments/${id}`, dome, version)).status).toBe(200);
  expect(await news(address)).toMatchObject({ letters: teams.length, teams: teams.length });
  await tell(inMinutes(9));
  expect(await letters(id)).toEqual([]);
  await tell(inMinutes(11));
  await tell(inMinutes(12));
  const written = await letters(id);
  expect(written).toHaveLength(teams.length);
  expect(written[0]?.subject).toMatch(/^Another place: /);
  expect(written[0]?.text).toContain(`is played at another place now: ${dome.location}`);
});

test('a game that is moved is told to the families of both teams once the desk is quiet, and to nobody else', async () => {
  const { id, address, teams, gameOf } = await told();
  const [lions] = teams;
  const game = gameOf(lions?.id ?? 0);
  expect(await news(address)).toMatchObject({ letters: 0, teams: 0, dueAt: null });
  const to = await move(game.id);
  expect(await news(address)).toMatchObject({ letters: 2, teams: 2 });
  expect(Date.parse((await news(address)).dueAt ?? '') - Date.now()).toBeGreaterThan(9 * 60_000);
  await tell(inMinutes(9));
  expect(await letters(id)).toEqual([]);
  await tell(inMinutes(11));
  await tell(inMinutes(12));
  const written = await letters(id);
  const both = teams.filter((team) => [game.team1Id, game.team2Id].includes(team.id));
  expect(written).toHaveLength(2);
  expect(await news(address)).toMatchObject({ letters: 0, teams: 0, dueAt: null });
  const [letter] = written;
  expect(letter?.subject).toMatch(/^Changed schedule: /);
  const clock = (instant: string) =>
    new Date(instant).toLocaleTimeString('en-US', { timeZone: 'America/New_York', hour: 'numeric', minute: '2-digit' });
  expect(letter?.text).toMatch(
    new RegExp(`Moved: .*${clock(game.startTime)}, ${game.field} → .*${clock(to.startTime)}, ${to.field}, against `),
  );
  for (const recipient of written.map((one) => one.recipient)) {
    const mails = await app().mailbox.mailsTo(recipient, 3);
    expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/^Changed schedule: /));
  }
  const office = await listed(app(), 'messages', { q: 'Changed schedule' });
  expect(office.filter(({ subject }) => written.some((one) => one.subject === subject))).toHaveLength(2);
  expect(both).toHaveLength(2);
});

test('a game moved there and back is told to nobody', async () => {
  const { id, address, teams, gameOf } = await told();
  const { id: gameId, field, startTime } = gameOf(teams[0]?.id ?? 0);
  await move(gameId);
  await move(gameId, { field, startTime });
  expect(await news(address)).toMatchObject({ letters: 0 });
  await tell(inMinutes(20));
  expect(await letters(id)).toEqual([]);
});

test('many changes are one letter to a family, and the next change is another', async () => {
  const { id, address, games } = await told();
  const shift = (minutes: number) =>
    app().organizer.post(`${address}/shift`, { from: games[0]?.startTime, minutes, confirm: true });
  expect([(await shift(10)).status, (await shift(5)).status]).toEqual([200, 200]);
  await tell(inMinutes(11));
  expect(await letters(id)).toHaveLength(4);
  await shift(-15);
  await tell(inMinutes(22));
  const written = await letters(id);
  expect(written).toHaveLength(8);
  expect(new Set(written.map(({ recipient }) => recipient)).size).toBe(4);
});

test('brackets generated again tell each family what is different, and nothing where nothing is', async () => {
  const { id, address, teams, wish } = await told();
  await app().organizer.post(`${address}/generate-brackets`, wish);
  await tell(inMinutes(11));
  expect(await letters(id)).toEqual([]);
  const [one, two, three, four] = teams.map((team) => team.id);
  await app().organizer.post(`${address}/generate-brackets`, { ...wish, teamIds: [one, two, four, three] });
  await tell(inMinutes(11));
  const written = await letters(id);
  expect(written).toHaveLength(4);
  const isOther = (text: string) =>
    /Changed: .* against .* → .* against |Not played: .*\nNew: |New: .*\nNot played: /.test(text);
  expect(written.filter(({ text }) => !isOther(text))).toEqual([]);
});

test.each([
  ['forfeited', 'Not played'],
  ['left-out', 'Not played'],
])('a team that withdraws leaves its opponent a game that is %s, and that is told', async (games, fact) => {
  const { id, address, teams, gameOf } = await told();
  const leaving = teams[0];
  const { team1Id, team2Id } = gameOf(leaving?.id ?? 0);
  expect((await app().organizer.post(`${address}/withdraw`, { teamId: leaving?.id, games })).status).toBe(200);
  await tell(inMinutes(11));
  const written = await letters(id);
  expect(written).toHaveLength(new Set([team1Id, team2Id]).size);
  expect(written.some(({ text }) => text.includes(`${fact}: `) && text.includes(`against ${leaving?.name}`))).toBe(
    true,
  );
});

test('results that bring teams into their next games are no news', async () => {
  const { id, teams, games } = await told();
  for (const game of games.filter(({ team1Id, team2Id }) => team1Id !== null && team2Id !== null)) {
    await app().organizer.put(`/api/games/${game.id}/score`, { team1Score: 1, team2Score: 0 });
    await app().organizer.post(`/api/games/${game.id}/complete`, {});
  }
  const final = gameIn(
    (await gamesOf(app(), id)).filter(({ status }) => status === 'scheduled'),
    teams[0]?.id ?? 0,
  );
  await tell(inMinutes(11));
  expect(await letters(id)).toEqual([]);
  await move(final.id);
  await tell(inMinutes(22));
  expect(await letters(id)).toHaveLength(2);
});

test('teammates at one address read one letter, and somebody who has joined since reads the schedule as it is', async () => {
  const { id, teams, gameOf } = await told();
  const [lions] = teams;
  const email = 'whole.family@home.example';
  const join = (name: string) =>
    app()
      .visitor()
      .post('/api/players/join-via-invitation', aJoiner(lions?.invitationCode ?? '', { name, email }));
  expect([(await join('Ana Family')).status, (await join('Ben Family')).status]).toEqual([201, 201]);
  await tell(new Date());
  const to = await move(gameOf(lions?.id ?? 0).id);
  await tell(inMinutes(11));
  const family = (await letters(id)).filter(({ recipient }) => recipient === email);
  expect(family.map(({ text }) => text.includes('Hi Ana Family and Ben Family,'))).toEqual([true]);
  expect((await join('Cleo Family')).status).toBe(201);
  await tell(inMinutes(12));
  const first = await app().database.query<{ text: string }>(
    `select text_body as text from outgoing_mails where recipient = $1 and event like 'schedule:%' and text_body like 'Hi Cleo%'`,
    [email],
  );
  expect(first.map(({ text }) => text.includes(to.field))).toEqual([true]);
  await tell(inMinutes(30));
  expect((await letters(id)).filter(({ recipient }) => recipient === email)).toHaveLength(1);
});

test('a free agent who was placed after the first letter is told of the games', async () => {
  const { id, teams } = await told();
  const agent = await freeAgentOf(app(), id);
  await tell(new Date());
  const added = await app().organizer.post(`/api/admin/teams/${teams[0]?.id}/players`, { playerId: agent.id });
  expect(added.status).toBeLessThan(300);
  await tell(inMinutes(11));
  const written = await letters(id);
  expect(written.map(({ subject }) => subject.replace(/:.*/, ''))).toEqual(['Your schedule']);
});

test('a hidden tournament tells nobody, and a deleted one leaves nothing behind', async () => {
  const { id, address, teams, gameOf } = await told();
  await move(gameOf(teams[0]?.id ?? 0).id);
  await app().organizer.put(`${address}/visibility`, { visible: false });
  await tell(inMinutes(11));
  expect([await letters(id), (await news(address)).letters]).toEqual([[], 0]);
  expect((await remove(app().organizer, `/api/admin/tournaments/${id}?confirm=true`)).status).toBe(200);
  await tell(inMinutes(12));
  const left = await app().database.query('select 1 from told_timetables where team_id = $1', [teams[0]?.id]);
  expect(left).toEqual([]);
});

test('of two processes one tells, once', async () => {
  const { id, teams, gameOf } = await told();
  await move(gameOf(teams[0]?.id ?? 0).id);
  const at = inMinutes(11);
  await Promise.all([...databases, ...databases].map((database) => tellFamilies(database, at, false)));
  await tell(at);
  expect(await letters(id)).toHaveLength(2);
});

test('a process that has just started tells what was left to tell', async () => {
  const { id, teams, gameOf } = await told();
  await move(gameOf(teams[0]?.id ?? 0).id);
  await app().database.query(
    `update draws set timetable_changed_at = now() - interval '11 minutes' where tournament_id = $1`,
    [id],
  );
  const fresh = await startProduct({
    ...testCredentials,
    DATABASE_URL: app().database.url,
    SMTP_URL: app().mailbox.smtpUrl,
  });
  const address = teams[0]?.captain.id ?? 0;
  const [captain] = await app().database.query<{ email: string }>('select email from players where id = $1', [address]);
  const mails = await app().mailbox.mailsTo(captain?.email ?? '', 3);
  expect(mails.filter(({ subject }) => subject.startsWith('Changed schedule: '))).toHaveLength(1);
  expect(await letters(id)).toHaveLength(2);
  await fresh.stop();
});

test('only organizers see what is going to be told', async () => {
  const { address } = await told(2);
  expect((await app().visitor().get(`${address}/timetable-news`)).status).toBe(401);
  expect((await app().organizer.get('/api/tournaments/999999/timetable-news')).status).toBe(404);
});

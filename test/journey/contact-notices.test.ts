import type { Database } from '../../api/database/database.ts';
import { openApp } from './app.ts';
import { aNotifiedDay, inMinutes, openedDatabase, tellFamilies } from './notified-day.ts';
import { one, putSeen } from './records.ts';

const app = openApp();
let database: Database;

beforeAll(async () => {
  database = await openedDatabase(app().database.url);
});
afterAll(() => database.source.destroy());

const tell = (at: Date) => tellFamilies(database, at);

let coaches = 0;

/** An organizer writes a coach as a team's contact; answers the address. */
async function coachOf(teamId: number, address?: string): Promise<string> {
  coaches += 1;
  const email = address ?? `told${coaches}@club.example`;
  const coach = { captainName: 'Robin Reyes', captainEmail: email, captainPhone: '(201) 555-0188' };
  const { version } = await one(app(), 'teams', teamId);
  expect((await putSeen(app().organizer, `/api/admin/teams/${teamId}`, coach, version)).status).toBe(200);
  return email;
}

/** What somebody was written about a timetable, the oldest first. */
const toldOf = (email: string) =>
  app().database.query<{ subject: string; text: string }>(
    `select subject, text_body as text from outgoing_mails where recipient = $1 and event like 'schedule:%' order by id`,
    [email],
  );

const subjects = async (email: string) => (await toldOf(email)).map(({ subject }) => subject.replace(/:.*/, ''));

async function moved(gameId: number): Promise<string> {
  const free = (await app().organizer.get<{ field: string; startTime: string }[]>(`/api/games/${gameId}/slots`)).body;
  const to = free.at(-1);
  const body = { field: to?.field, startTime: to?.startTime, confirm: true };
  expect((await app().organizer.post(`/api/games/${gameId}/move`, body)).status).toBe(200);
  return to?.field ?? '';
}

test('a coach who is the contact of a team reads its schedule once, then what has changed, with no debt, waiver or registration in it', async () => {
  const { teams, gameOf } = await aNotifiedDay(app(), database);
  const teamId = teams[0]?.id ?? 0;
  const email = await coachOf(teamId);
  await tell(new Date());
  await tell(inMinutes(1));
  expect(await subjects(email)).toEqual(['Your schedule']);
  const [first] = await toldOf(email);
  expect(first?.text).toContain(`These are the games of ${teams[0]?.name}`);
  expect(first?.text).toMatch(/Open your captain's page[^/]*https?:\/\/\S+\/captain\//);
  for (const absent of ['owed', 'waiver', 'Player ID', 'Look up your registration', 'All games of your team']) {
    expect(first?.text).not.toContain(absent);
  }
  const field = await moved(gameOf(teamId).id);
  await tell(inMinutes(9));
  expect(await subjects(email)).toEqual(['Your schedule']);
  await tell(inMinutes(11));
  await tell(inMinutes(12));
  expect(await subjects(email)).toEqual(['Your schedule', 'Changed schedule']);
  const [, changed] = await toldOf(email);
  expect(changed?.text).toContain(field);
  expect(changed?.text).not.toContain('Look up your registration');
});

test('the next contact is told the schedule as it is, once and in their language; the one before no more', async () => {
  const { teams, gameOf } = await aNotifiedDay(app(), database);
  const teamId = teams[0]?.id ?? 0;
  const former = await coachOf(teamId);
  await tell(new Date());
  await moved(gameOf(teamId).id);
  await app().database.query(`update teams set captain_language = 'es' where id = $1`, [teamId]);
  const next = await coachOf(teamId);
  await tell(inMinutes(11));
  await tell(inMinutes(12));
  expect(await subjects(former)).toEqual(['Your schedule']);
  expect(await subjects(next)).toEqual(['Su horario']);
  await moved(gameOf(teamId).id);
  await tell(inMinutes(22));
  expect(await subjects(next)).toEqual(['Su horario', 'Cambió el horario']);
  expect(await subjects(former)).toEqual(['Your schedule']);
});

test('a contact at the address of a player of the team reads one letter, the family’s', async () => {
  const { teams } = await aNotifiedDay(app(), database);
  const team = teams[0];
  const [child] = await app().database.query<{ email: string }>('select email from players where id = $1', [
    team?.captain.id ?? 0,
  ]);
  const email = await coachOf(team?.id ?? 0, child?.email);
  await tell(new Date());
  expect(await subjects(email)).toEqual(['Your schedule']);
});

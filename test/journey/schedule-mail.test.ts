import { Database } from '../../api/database/database.ts';
import { databaseAt } from '../../api/schema/open-database.ts';
import { openApp } from './app.ts';
import { tellFamilies } from './notified-day.ts';
import { freeAgentOf, one, putSeen, teamOf } from './records.ts';

const app = openApp();
let database: Database;

beforeAll(async () => {
  database = new Database(await databaseAt(app().database.url).initialize());
});
afterAll(() => database.source.destroy());

/** The schedules that are due at an instant are sent, as the process does it by itself. */
const sendAt = (instant: string) => tellFamilies(database, new Date(instant));

const lettersAbout = (id: number, kind: string) =>
  app().database.query<{ recipient: string; subject: string; text_body: string }>(
    `select recipient, subject, text_body from outgoing_mails where event ~ $1 order by id`,
    [`^${kind}:${id}(:|$)`],
  );

test('48 hours before the first game everybody gets the games of the own team, once', async () => {
  const { id } = await app().announce({ name: 'Timetable Cup', date: '2099-07-12' });
  const [lions, tigers] = [
    await teamOf(app(), id, 2, { name: 'Lions' }),
    await teamOf(app(), id, 1, { name: 'Tigers' }),
  ];
  await freeAgentOf(app(), id);
  await app().database.query(
    `insert into games (tournament_id, match_key, stage, round, team1_id, team2_id, start_time, end_time, field)
     values ($1, 'a', 'group', 1, $2, $3, '2099-07-12T22:15:00Z', '2099-07-12T22:30:00Z', 'Field 1')`,
    [id, lions.id, tigers.id],
  );
  await sendAt('2099-07-10T22:14:00Z');
  expect(await lettersAbout(id, 'schedule')).toEqual([]);
  await sendAt('2099-07-10T22:16:00Z');
  await sendAt('2099-07-10T22:26:00Z');
  const letters = await lettersAbout(id, 'schedule');
  expect(letters.map(({ subject }) => subject)).toEqual([
    ...Array.from({ length: 3 }, () => expect.stringMatching(/^Your schedule: .*, Timetable Cup$/)),
    expect.stringMatching(/^See you soon: .*, Timetable Cup$/),
  ]);
  expect(letters[0]?.text_body).toContain('Field 1, against Tigers');
  expect(letters[0]?.text_body).toMatch(/Sun, Jul 12, 6:15\sPM/);
  expect(await lettersAbout(id, 'organizers-told:no-timetable')).toEqual([]);
});

test('without a timetable the organizers are warned 72 hours before, and families get date and place', async () => {
  const { id } = await app().announce({ name: 'Late Cup', date: '2099-12-05', location: 'The old hall' });
  await teamOf(app(), id, 1);
  await sendAt('2099-12-02T23:14:00Z');
  expect(await lettersAbout(id, 'organizers-told:no-timetable')).toEqual([]);
  await sendAt('2099-12-02T23:16:00Z');
  const [warning] = await lettersAbout(id, 'organizers-told:no-timetable');
  expect(warning?.subject).toBe('No timetable yet: Late Cup');
  expect(await lettersAbout(id, 'schedule')).toEqual([]);
  await sendAt('2099-12-03T23:16:00Z');
  const [letter] = await lettersAbout(id, 'schedule');
  expect(letter?.subject).toMatch(/^See you soon: .*, Late Cup$/);
  expect(letter?.text_body).toContain('The old hall');
  expect(await lettersAbout(id, 'organizers-told:no-timetable')).toHaveLength(1);
});

test('another date after the letter that goes before the start is told to its families once, also one to be announced', async () => {
  const { id } = await app().announce({ name: 'Moved Cup', date: '2099-10-03' });
  await teamOf(app(), id, 1);
  await sendAt('2099-10-02T12:00:00Z');
  const change = async (date: string) => {
    const { version } = await one(app(), 'tournaments', id);
    const { status } = await putSeen(app().organizer, `/api/admin/tournaments/${id}`, { date }, version);
    expect(status).toBe(200);
    for (const at of ['2099-10-02T13:00:00Z', '2099-10-02T13:20:00Z']) await sendAt(at);
    return lettersAbout(id, 'schedule');
  };
  const [, letter, ...more] = await change('2099-10-10');
  expect([letter?.subject, more]).toEqual([expect.stringMatching(/^Another date: .*, Moved Cup$/), []]);
  expect(letter?.text_body).toMatch(/Begins: Sat, Oct 10, /);
  const [, , open, ...others] = await change('TBA');
  expect([open?.subject, others]).toEqual([expect.stringMatching(/^Another date: .*, Moved Cup$/), []]);
  expect(open?.text_body).toContain('Date: TBA');
});

test('a hidden tournament, one without a day and a team that waits for a place get nothing', async () => {
  const hidden = await app().announce({ date: '2099-03-01', visible: false });
  const undated = await app().announce();
  const full = await app().announce({ date: '2099-03-01', maxTeams: 1 });
  await teamOf(app(), full.id);
  await teamOf(app(), full.id);
  await sendAt('2099-02-28T12:00:00Z');
  expect(await lettersAbout(hidden.id, 'organizers-told:no-timetable')).toEqual([]);
  expect(await lettersAbout(undated.id, 'organizers-told:no-timetable')).toEqual([]);
  expect(await lettersAbout(full.id, 'schedule')).toHaveLength(1);
});

test('the letter says when to arrive, where, what is owed and how the waiver stands; whoever comes late gets it too', async () => {
  const { id } = await app().announce({ date: '2099-08-09', location: '12 Turf Lane, Fairfield, NJ 07004' });
  const team = await teamOf(app(), id, 1, { name: 'Early Birds' });
  const other = await teamOf(app(), id, 1, { name: 'Night Owls' });
  await sendAt('2099-08-07T22:16:00Z');
  const [undrawn] = await lettersAbout(id, 'schedule');
  expect(undrawn?.text_body).toMatch(/Please arrive by: Sun, Aug 9, 5:45\sPM/);
  // A late timetable, and somebody who comes after the others were told.
  const late = await freeAgentOf(app(), id);
  const wish = { teamIds: [team.id, other.id], startTime: '19:30', endTime: '21:00' };
  expect((await app().organizer.post(`/api/tournaments/${id}/generate-brackets`, wish)).status).toBe(201);
  await sendAt('2099-08-08T12:00:00Z');
  const letters = (await lettersAbout(id, 'schedule')).slice(2);
  expect(letters).toHaveLength(3);
  const [own, lates] = [team.captain.name, late.name].map((name) =>
    letters.find(({ text_body }) => text_body.startsWith(`Hi ${name},`)),
  );
  expect(own?.text_body).toMatch(/Please arrive by: Sun, Aug 9, 7:00\sPM/);
  expect(own?.text_body).toContain('Field 1, against Night Owls');
  for (const letter of [own, lates]) {
    for (const said of [
      'Address: 12 Turf Lane, Fairfield, NJ 07004',
      'https://www.google.com/maps/search/?api=1&query=12%20Turf%20Lane%2C%20Fairfield%2C%20NJ%2007004',
      'The fee is still owed.',
      'To pay: $40',
      'https://venmo.com/',
      'The waiver waits for the parent or guardian to confirm it.',
    ]) {
      expect(letter?.text_body).toContain(said);
    }
  }
});

test('whoever has paid owes nothing, and reads so', async () => {
  const { id } = await app().announce({ date: '2099-09-06' });
  const free = await freeAgentOf(app(), id);
  await app().organizer.call(`/api/admin/players/${free.id}/payment`, {
    method: 'PUT',
    body: JSON.stringify({ paymentMethod: 'cash', paymentConfirmed: true }),
    headers: { 'Content-Type': 'application/json' },
  });
  await sendAt('2099-09-05T12:00:00Z');
  const [letter] = await lettersAbout(id, 'schedule');
  expect(letter?.text_body).toContain('Nothing is owed.');
  expect(letter?.text_body).not.toContain('To pay:');
});

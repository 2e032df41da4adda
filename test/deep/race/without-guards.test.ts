import { type FreshDatabase, freshDatabase } from '../../harness/database.ts';
import { signedIn, type Tournament } from '../../journey/app.ts';
import { broken } from '../../journey/invariants.ts';
import { aTournament } from '../../journey/samples.ts';
import { Meeting, openWithoutGuards } from './control-app.ts';
import { joinAtOnce, teamWithFourPlaces } from './last-places.ts';

let database: FreshDatabase;

beforeEach(async () => {
  database = await freshDatabase();
});

afterEach(() => database.drop());

/** More than may join, and how many come. */
const [together, people] = [6, 20];

/** The race for the last four places at two processes without guards; answers how many got in. */
async function race(): Promise<number> {
  const meeting = new Meeting(together);
  const apps = [
    await openWithoutGuards(database.url, meeting),
    await openWithoutGuards(database.url, meeting),
  ] as const;
  const urls = apps.map(({ url }) => url);
  const organizer = await signedIn(apps[0].url);
  const { body: tournament } = await organizer.post<Tournament>('/api/tournaments', aTournament());
  const team = await teamWithFourPlaces(apps[0].url, tournament.id);
  const answers = await joinAtOnce(people, urls, team.invitationCode);
  await Promise.all(apps.map((app) => app.close()));
  return answers.filter(({ status }) => status === 201).length;
}

test('without lock, guarded statement and constraint the same race puts six or more on a roster', async () => {
  await database.query('alter table teams drop constraint teams_roster_within_maximum');
  expect(1 + (await race())).toBeGreaterThanOrEqual(6);
  expect(await broken(database)).toEqual([expect.stringContaining('a roster is above its maximum')]);
});

test('the constraint alone still lets nobody in above five', async () => {
  expect(await race()).toBe(4);
  expect(await broken(database)).toEqual([]);
});

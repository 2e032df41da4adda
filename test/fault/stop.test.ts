import { freshDatabase } from '../harness/database.ts';
import { startProduct } from '../harness/product.ts';
import { signedIn, type Tournament } from '../journey/house.ts';
import { broken } from '../journey/invariants.ts';
import { aFreeAgent, aTournament } from '../journey/samples.ts';
import { visitorAt } from '../journey/visitor.ts';
import { closingAfterEach } from './closing.ts';
import { openQuestions } from './questions.ts';
import { until } from './until.ts';

const closing = closingAfterEach();

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/ready`).catch(() => undefined);
  return answer?.ok === true;
}

test('on SIGTERM those who are being served get their answer, and the process ends well', async () => {
  const database = await freshDatabase();
  const product = await startProduct({ DATABASE_URL: database.url });
  const organizer = await signedIn(product.url);
  const { body: tournament } = await organizer.post<Tournament>('/api/tournaments', aTournament());

  const holder = closing(await openQuestions(database.url));
  await holder.query('begin');
  await holder.query('select from tournaments where id = $1 for update', [tournament.id]);
  const answers = Promise.all(
    Array.from({ length: 5 }, () => visitorAt(product.url).post('/api/players', aFreeAgent(tournament.id))),
  );
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  await until(async () => (await database.query(waiting)).length === 5);
  const exit = product.stop();
  await until(async () => !(await isReady(product.url)));
  await holder.query('commit');

  expect((await answers).map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  expect(await exit).toBe(0);
  expect(await database.query('select from tournament_registrations')).toHaveLength(5);
  expect(await broken(database)).toEqual([]);
  await database.drop();
});

test('a family that does not hear the answer and tries again is registered once, with one mail', async () => {
  const database = await freshDatabase();
  const first = await startProduct({ DATABASE_URL: database.url });
  const organizer = await signedIn(first.url);
  const { body: tournament } = await organizer.post<Tournament>('/api/tournaments', aTournament());
  const family = aFreeAgent(tournament.id);
  const answers = { ...family, parentEmail: family.email };
  const unheard = visitorAt(first.url)
    .post('/api/players', answers)
    .catch(() => undefined);
  await until(async () => (await database.query('select from tournament_registrations')).length === 1);
  await first.kill();
  await unheard;
  const second = await startProduct({ DATABASE_URL: database.url });
  expect(await visitorAt(second.url).post('/api/players', answers)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('already registered for this tournament') },
  });
  expect(await database.query('select from outgoing_mails')).toHaveLength(1);
  expect(await broken(database)).toEqual([]);
  expect(await second.stop()).toBe(0);
  await database.drop();
});

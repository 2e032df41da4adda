import { Agent, get } from 'node:http';
import { freshDatabase } from '../../harness/database.ts';
import { openMailbox } from '../../harness/mailbox.mjs';
import { startProduct } from '../../harness/product.mjs';
import { signedIn, type Tournament } from '../../journey/app.ts';
import { broken } from '../../journey/invariants.ts';
import { aFreeAgent, aTournament } from '../../journey/samples.ts';
import { visitorAt } from '../../journey/visitor.ts';
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

/** Whoever keeps its connection and goes on asking until nobody lets it in; answers what it heard and what was cut. */
async function busyClient(url: string, heard: string[], cut: string[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (;;) {
    try {
      heard.push(await asked(`${url}/api/tournaments`, agent));
    } catch (error) {
      const { code = 'unknown' } = error as { readonly code?: string };
      if (code !== 'ECONNREFUSED') cut.push(code);
      return agent.destroy();
    }
  }
}

function asked(url: string, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent }, (response) => {
      response.resume();
      response.once('end', () => resolve(`${response.statusCode} ${response.headers.connection}`));
      response.once('error', reject);
    });
    request.once('error', reject);
  });
}

test('clients that keep their connection and go on asking are told to close it, none is cut, and the process ends well', async () => {
  const database = await freshDatabase();
  const product = await startProduct({ DATABASE_URL: database.url });
  const [heard, cut]: [string[], string[]] = [[], []];
  const clients = Array.from({ length: 20 }, () => busyClient(product.url, heard, cut));
  const live = await fetch(`${product.url}/api/live`);
  await until(() => heard.length > 200);
  const started = performance.now();
  expect(await product.stop()).toBe(0);
  expect(performance.now() - started).toBeLessThan(15_000);
  await Promise.all(clients);
  await live.text().catch(() => undefined);
  expect(cut).toEqual([]);
  expect([...new Set(heard)].toSorted()).toEqual(['200 close', '200 keep-alive']);
  await database.drop();
});

test('a mail server that takes its time does not keep the process from ending', async () => {
  const [database, mailbox] = [await freshDatabase(), await openMailbox()];
  const product = await startProduct({ DATABASE_URL: database.url, SMTP_URL: mailbox.smtpUrl });
  const organizer = await signedIn(product.url);
  const { body: tournament } = await organizer.post<Tournament>('/api/tournaments', aTournament());
  mailbox.keepSilent(true);
  const family = aFreeAgent(tournament.id);
  const answers = { ...family, parentEmail: family.email };
  await visitorAt(product.url).post('/api/players', answers);
  await mailbox.mailsTo(answers.email);
  expect(await product.stop()).toBe(0);
  expect(await database.query(`select state, doubts from outgoing_mails`)).toEqual([{ state: 'waiting', doubts: 1 }]);
  await Promise.all([mailbox.close(), database.drop()]);
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

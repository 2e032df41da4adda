import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import pg from 'pg';
import { until } from '../deep/fault/until.ts';
import { openApp } from './app.ts';
import { cookiesOf } from './organizer-cookies.ts';

const app = openApp();
const lines = 4000;
let cookie = '';

/** Enough to fill every buffer between PostgreSQL and a reader who waits: about 80 MB. */
beforeAll(async () => {
  await app().database.query(
    `insert into audit (who, kind, thing, what, after)
     select 'the site', 'site', 'message', 'retold', jsonb_build_object('words', repeat('goal ', 4000))
     from generate_series(1, ${lines})`,
  );
  cookie = await cookiesOf(app().products[0].url);
});

/** A reader who has read the beginning and nothing more. */
async function begun(path = 'audit/export?sort=["id","ASC"]'): Promise<IncomingMessage> {
  const request = get(`${app().products[0].url}/api/admin/${path}`, { headers: { Cookie: cookie } });
  const [answer] = await once(request, 'response');
  if (answer.statusCode === 200) await once(answer, 'readable');
  return answer;
}

/** What PostgreSQL is doing for files. */
async function readings(): Promise<readonly string[]> {
  const rows = await app().database.query<{ state: string }>(
    `select state from pg_stat_activity
     where datname = current_database() and application_name = 'golden-goal export'`,
  );
  return rows.map(({ state }) => state);
}

const waiting = (count: number) =>
  until(async () => (await readings()).filter((state) => state === 'idle in transaction').length === count);

const nothingRead = () => until(async () => (await readings()).length === 0);

/** How often the product logged that something went wrong with a file. */
const failures = () =>
  app()
    .products[0].logs()
    .match(/"level":50.*/g)?.length ?? 0;

async function restOf(answer: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of answer) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

test('a file is read no faster than it is taken, as of one moment, and others are served meanwhile', async () => {
  const answer = await begun();
  await waiting(1);
  expect((await app().organizer.get('/api/admin/stats')).status).toBe(200);
  await app().database.query(
    `insert into audit (who, kind, thing, what) values ('the site', 'site', 'message', 'came too late')`,
  );
  const text = await restOf(answer);
  const [noted] = await app().database.query<{ after: { rows: number } }>(
    `select after from audit where thing = 'export' order by id desc limit 1`,
  );
  expect(text.match(/"retold"/g)).toHaveLength(lines);
  expect(text.match(/"\r\n/g)).toHaveLength((noted?.after.rows ?? 0) + 1);
  expect(text).not.toContain('came too late');
  await nothingRead();
});

test('two files are written at a time, and a third is asked to come back', async () => {
  const [first, second] = [await begun(), await begun()];
  await waiting(2);
  const third = await app().organizer.get('/api/admin/teams/export');
  expect([third.status, third.headers.get('Retry-After'), third.body.message]).toEqual([
    503,
    '5',
    'Other files are being written. Please try again in a moment.',
  ]);
  expect((await app().organizer.get('/api/admin/teams')).status).toBe(200);
  const before = failures();
  first.destroy();
  await until(async () => (await app().organizer.get('/api/admin/teams/export')).status === 200);
  second.destroy();
  await nothingRead();
  expect(failures()).toBe(before);
});

test('who goes away in the middle of a statement ends it', async () => {
  const before = failures();
  const locker = new pg.Client({ connectionString: app().database.url });
  await locker.connect();
  try {
    await locker.query('begin; lock table pre_registrations');
    const { url } = app().products[0];
    const request = get(`${url}/api/admin/pre-registrations/export`, { headers: { Cookie: cookie } });
    request.on('error', () => undefined);
    await until(async () => (await readings()).includes('active'));
    request.destroy();
    await nothingRead();
    expect(failures()).toBe(before);
  } finally {
    await locker.end();
  }
});

test('a file that could not be read to its end does not look like a whole one', async () => {
  const before = failures();
  const answer = await begun();
  await waiting(1);
  await app().database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'golden-goal export'`,
  );
  await expect(restOf(answer)).rejects.toThrow('aborted');
  await until(() => failures() > before);
  expect((await app().organizer.get('/api/admin/teams/export')).status).toBe(200);
});

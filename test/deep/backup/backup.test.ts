import { execFile } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { emptyDatabase, type FreshDatabase } from '../../harness/database.ts';
import { newDataDir, startProduct } from '../../harness/product.mjs';
import { openApp, signedIn } from '../../journey/app.ts';
import { broken } from '../../journey/invariants.ts';
import { aFreeAgent, aTeam } from '../../journey/samples.ts';
import { visitorAt } from '../../journey/visitor.ts';
import { until } from '../fault/until.ts';

const app = openApp({ isOwn: true });
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** npm run backup and npm run restore, as they are called. */
function run(program: 'run-backup' | 'run-restore', url: string, ...args: string[]) {
  const env = { PATH: process.env.PATH, DATABASE_URL: url, DATA_DIR: newDataDir() };
  return promisify(execFile)(process.execPath, [`dist/api/backup/${program}.js`, ...args], { cwd: root, env });
}

const newFile = () => join(newDataDir(), 'saturday.backup');

/** All rows of the tables that a backup keeps, in an order of their own. */
async function rowsOf(database: FreshDatabase): Promise<Record<string, unknown>> {
  const tables = await database.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all ($1) order by 1`,
    [['migrations', 'sessions', 'grants', 'failures', 'answered_calls', 'audit_source_keys']],
  );
  const contents = tables.map(async ({ name }) => {
    const rows = await database.query<{ row: string }>(`select t::text as row from ${name} t order by 1`);
    return [name, rows.map(({ row }) => row)];
  });
  return Object.fromEntries(await Promise.all(contents));
}

async function aBusyDay(): Promise<string> {
  const { id } = await app().announce();
  await app().visitor().post('/api/teams', aTeam(id));
  await app()
    .visitor()
    .post('/api/players', aFreeAgent(id, { name: 'José Ñuñez 李小龍' }));
  const odd = 'C:\\new\\.\ttab\u2028line\nfeed "quote" \'n\' \\. end';
  await app().database.query('update tournament_registrations set play_with = $1', [odd]);
  const waiting = `select from outgoing_mails where state = 'waiting'`;
  await until(async () => (await app().database.query(waiting)).length === 0);
  const path = newFile();
  await run('run-backup', app().database.url, path);
  return path;
}

test('what was kept is brought back whole into an empty database, and the product goes on from there', async () => {
  const path = await aBusyDay();
  expect(statSync(path).mode & 0o077).toBe(0);
  const before = await rowsOf(app().database);
  const restored = await emptyDatabase();
  await run('run-restore', restored.url, path);
  expect(await rowsOf(restored)).toEqual(before);
  expect(await broken(restored)).toEqual([]);
  const product = await startProduct({ DATABASE_URL: restored.url });
  const organizer = await signedIn(product.url);
  const [tournament] = (await organizer.get<{ id: number }[]>('/api/tournaments')).body;
  const { status } = await visitorAt(product.url).post(
    '/api/teams',
    aTeam(tournament?.id ?? 0, { name: 'The Latecomers', captainName: 'Lena Late' }),
  );
  expect(status).toBe(201);
  expect(await broken(restored)).toEqual([]);
  await product.stop();
  await restored.drop();
});

test('a backup is never laid over a database that has something in it', async () => {
  const path = await aBusyDay();
  const before = await rowsOf(app().database);
  await expect(run('run-restore', app().database.url, path)).rejects.toMatchObject({
    stderr: 'The database is not empty. A backup is restored into an empty one, never over another.\n',
  });
  expect(await rowsOf(app().database)).toEqual(before);
});

test.each([
  ['that is something else', 'hello\n', 'This file is no backup of Golden Goal.\n'],
  [
    'of a later form',
    'Golden Goal backup 1\n{"migrations":["Stadium2795000000000"],"counters":{}}\n',
    'These tables are of a newer Golden Goal than this one. Start the newer version.\n',
  ],
])('a file %s is refused with a word', async (_, text, stderr) => {
  const path = newFile();
  writeFileSync(path, gzipSync(text));
  const empty = await emptyDatabase();
  await expect(run('run-restore', empty.url, path)).rejects.toMatchObject({ stderr });
  await empty.drop();
});

test('a file that is damaged or cut off leaves the database empty, so that the good one follows', async () => {
  const good = await aBusyDay();
  const before = await rowsOf(app().database);
  const empty = await emptyDatabase();
  const tried = async (bytes: Buffer) => {
    const path = newFile();
    writeFileSync(path, bytes);
    const refused: unknown = await run('run-restore', empty.url, path).catch((error: unknown) => error);
    expect(await empty.query(`select from pg_tables where schemaname = 'public'`)).toEqual([]);
    return refused;
  };
  const bytes = readFileSync(good);
  const cutOff = { stderr: 'The backup is cut off; its end is missing.\n' };
  expect(await tried(bytes.subarray(0, bytes.length / 2))).toMatchObject(cutOff);
  const noGzip = { stderr: 'This file is no backup of Golden Goal, or it is damaged.\n' };
  expect(await tried(Buffer.from('hello'))).toMatchObject(noGzip);
  const lines = gunzipSync(bytes).toString().split('\n');
  const halfway = gzipSync(lines.slice(0, lines.lastIndexOf('\\.')).join('\n'));
  const inTable = { stderr: 'The backup ends in the middle of a table; nothing was restored.\n' };
  expect(await tried(halfway)).toMatchObject(inTable);
  await run('run-restore', empty.url, good);
  expect(await rowsOf(empty)).toEqual(before);
  await empty.drop();
});

test('a file that is not there is said, with PostgreSQL embedded too', async () => {
  const env = { PATH: process.env.PATH, DATA_DIR: newDataDir() };
  const program = ['dist/api/backup/run-restore.js', newFile()];
  const refused = promisify(execFile)(process.execPath, program, { cwd: root, env });
  await expect(refused).rejects.toMatchObject({ stderr: 'There is no such file or folder.\n' });
});

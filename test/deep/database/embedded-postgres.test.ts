import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../api/database/embedded-postgres.ts';
import { processMark } from '../../../api/database/running-process.ts';
import { dataDirWithDatabase } from '../../harness/copied-data-dir.ts';
import { newDataDir } from '../../harness/product.mjs';
import { until } from '../fault/until.ts';

const isRoot = process.getuid?.() === 0;
const endings: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

async function open(dataDir: string, lines: string[] = []): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({ dataDir, onLog: (line) => lines.push(line) });
  endings.push(() => database.stop());
  return database;
}

const said = (lines: readonly string[], what: string) => lines.filter((line) => line.includes(what)).length;

async function ask(database: { readonly url: string }, question: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(question);
    return rows[0] && Object.values(rows[0])[0];
  } finally {
    await client.end();
  }
}

/** Another process that opens the database of the folder and holds it. */
async function hold(dataDir: string): Promise<{ readonly holder: ChildProcess; readonly url: string }> {
  const program = fileURLToPath(new URL('hold-database.mjs', import.meta.url));
  const holder = spawn(process.execPath, [program, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  endings.push(() => end(holder));
  const [line] = await once(holder.stdout, 'data');
  return { holder, url: String(line).trim() };
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  program.kill('SIGTERM');
  await once(program, 'exit');
}

function isRunning(pid: number): boolean {
  return processMark(pid) !== undefined;
}

function serverOf(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'database', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

test('a new data folder gets a database, and a second start finds in it what was written', async () => {
  const dataDir = newDataDir();
  const first = await open(dataDir);
  await ask(first, "create table team as select 'José Ñuñez' as captain");
  await first.stop();
  const second = await open(dataDir);
  expect(await ask(second, 'select captain from team')).toBe('José Ñuñez');
});

test('the database is durable, speaks UTF-8, and takes nobody without the password or from elsewhere', async () => {
  const dataDir = dataDirWithDatabase();
  const database = await open(dataDir);
  expect(await ask(database, 'show fsync')).toBe('on');
  expect(await ask(database, 'show server_encoding')).toBe('UTF8');
  expect(await ask(database, 'select datcollate from pg_database where datname = current_database()')).toBe('C');
  expect(await ask(database, 'show listen_addresses')).toBe('127.0.0.1');
  const guess = { url: database.url.replace(/:[0-9a-f]{48}@/, ':guess@') };
  await expect(ask(guess, 'select 1')).rejects.toThrow('password authentication failed');
  expect(statSync(join(dataDir, 'database', 'password')).mode & 0o777).toBe(0o600);
});

test('stopping leaves no process and lets the next start in', async () => {
  const dataDir = dataDirWithDatabase();
  const database = await open(dataDir);
  const server = serverOf(dataDir);
  await database.stop();
  expect(isRunning(server)).toBe(false);
  expect(existsSync(join(dataDir, 'running.pid'))).toBe(false);
});

test('a database whose making was cut short is made again', async () => {
  const dataDir = newDataDir();
  mkdirSync(join(dataDir, 'database', 'making', 'base'), { recursive: true });
  writeFileSync(join(dataDir, 'database', 'making', 'PG_VERSION'), '18\n');
  const database = await open(dataDir);
  expect(await ask(database, 'select 1 as one')).toBe(1);
});

test('a second start in the same data folder is told that it is in use', async () => {
  const dataDir = dataDirWithDatabase();
  const { holder } = await hold(dataDir);
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(`in use by another start (process ${holder.pid})`);
});

test('the mark that a killed start left on the folder does not keep the next one out', async () => {
  const dataDir = dataDirWithDatabase();
  writeFileSync(join(dataDir, 'running.pid'), `${process.ppid} an earlier process of this number\n`);
  expect(await ask(await open(dataDir), 'select 1 as one')).toBe(1);
});

test('what was written before a kill -9 is there after the next start, and the server left behind is gone', async () => {
  const dataDir = dataDirWithDatabase();
  const { holder, url } = await hold(dataDir);
  await ask({ url }, 'create table goal as select 42 as minute');
  const orphan = serverOf(dataDir);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  expect(isRunning(orphan)).toBe(true);
  const lines: string[] = [];
  const database = await open(dataDir, lines);
  expect(await ask(database, 'select minute from goal')).toBe(42);
  expect(isRunning(orphan)).toBe(false);
  expect(lines.join()).toContain('left behind');
});

test('a server that is killed is started again at the same address, each time, and stops when it is told to', async () => {
  const dataDir = dataDirWithDatabase();
  const lines: string[] = [];
  const database = await open(dataDir, lines);
  await ask(database, 'create table goal as select 42 as minute');
  for (let time = 1; time <= 2; time += 1) {
    const killed = serverOf(dataDir);
    process.kill(killed, 'SIGKILL');
    await until(() => said(lines, 'is running again') === time);
    expect(await ask(database, 'select minute from goal')).toBe(42);
    expect(serverOf(dataDir)).not.toBe(killed);
  }
  expect(said(lines, 'ended by itself and is started again')).toBe(2);
  const last = serverOf(dataDir);
  await database.stop();
  expect(isRunning(last)).toBe(false);
});

test('a server that is killed and not wanted any more stays away', async () => {
  const dataDir = dataDirWithDatabase();
  const database = await open(dataDir);
  const killed = serverOf(dataDir);
  process.kill(killed, 'SIGKILL');
  await database.stop();
  await expect(ask(database, 'select 1')).rejects.toThrow('ECONNREFUSED');
});

test('a database killed together with its starter recovers', async () => {
  const dataDir = dataDirWithDatabase();
  const { holder, url } = await hold(dataDir);
  await ask({ url }, 'create table goal as select 42 as minute');
  process.kill(serverOf(dataDir), 'SIGKILL');
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  expect(await ask(await open(dataDir), 'select minute from goal')).toBe(42);
});

test("another program that got the old server's number is left alone", async () => {
  const dataDir = dataDirWithDatabase();
  await (await open(dataDir)).stop();
  const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  endings.push(() => end(stranger));
  const file = join(dataDir, 'database', 'cluster', 'postmaster.pid');
  writeFileSync(file, `${stranger.pid}\n${dataDir}\n0\n1\n\n127.0.0.1\n\nready\n`);
  expect(await ask(await open(dataDir), 'select 1 as one')).toBe(1);
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
});

test('a lost password is named, and nothing is thrown away', async () => {
  const dataDir = dataDirWithDatabase();
  await (await open(dataDir)).stop();
  rmSync(join(dataDir, 'database', 'password'));
  await expect(open(dataDir)).rejects.toThrow('password is missing');
  expect(existsSync(join(dataDir, 'database', 'cluster', 'PG_VERSION'))).toBe(true);
});

test('under a folder closed to others the database stays, and where root needs it elsewhere it is told the place', async () => {
  const closed = mkdtempSync(join(tmpdir(), 'golden-goal-closed-'));
  endings.push(() => rmSync(closed, { recursive: true, force: true }));
  const dataDir = join(closed, 'data');
  const lines: string[] = [];
  const database = await open(dataDir, lines);
  const place = realpathSync(join(dataDir, 'database'));
  endings.unshift(() => rmSync(place, { recursive: true, force: true }));
  expect(await ask(database, 'select 1 as one')).toBe(1);
  expect(place.startsWith(realpathSync(closed))).toBe(!isRoot);
  // The program itself may have to be copied as well, where the project lies under a closed folder.
  const kept = lines.filter((line) => line.startsWith('The database is kept'));
  expect(kept).toEqual(isRoot ? [expect.stringContaining(`The database is kept in ${place}`)] : []);
});

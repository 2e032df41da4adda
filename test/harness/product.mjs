// @ts-check
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** @import { ChildProcess } from 'node:child_process' */
/** @import { Product } from './product.d.mts' */

/** @type {typeof import('./product.d.mts').testCredentials} */
export const testCredentials = {
  ADMIN_USERNAME: 'organizer',
  ADMIN_PASSWORD: 'corner-flag-93-minutes',
  SCORE_KEEPER_PASSWORD: 'yellow-card-11-metres',
  SESSION_SECRET: '7c1f0c9e5b8a4d2f9a6e3b7d1c5f8e2a',
};

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Running products and the signals that end them after a test: only a product with its own database must close it. @type {Map<ChildProcess, NodeJS.Signals>} */
const running = new Map();
/** @type {Set<string>} */
const folders = new Set();

/** @type {typeof import('./product.d.mts').startProduct} */
export async function startProduct(settings, options = {}) {
  const program = options.program ?? 'dist/bundled/main.js';
  const port = settings.PORT ?? String(await freePort());
  const dataDir = { DATA_DIR: settings.DATA_DIR ?? newDataDir() };
  const credentials = settings.DATABASE_URL ? { ...testCredentials, ...dataDir } : dataDir;
  // A product that is left running ends with its worker, also where that is killed.
  const left = options.isLeft ? ['--import', './scripts/stop-with-npm.mjs'] : [];
  const worker = options.isLeft ? { npm_lifecycle_event: 'test' } : {};
  const child = spawn(process.execPath, [...left, program], {
    cwd: root,
    env: { ...environment(), ...worker, ...credentials, ...settings, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.set(child, settings.DATABASE_URL ? 'SIGKILL' : 'SIGTERM');
  const product = productOf(child, `http://localhost:${port}`);
  await ready(child, product, options.patience ?? 180_000);
  if (options.isLeft) leave(child);
  return product;
}

/** Lets this process end without waiting for a product; it ends with the process. @param {ChildProcess} child */
function leave(child) {
  child.unref();
  for (const pipe of [child.stdout, child.stderr]) /** @type {import('node:net').Socket | null} */ (pipe)?.unref();
}

/** Ends all products left running, and removes their data folders. */
export async function stopProducts() {
  await Promise.all([...running].map(([child, signal]) => end(child, signal)));
  for (const folder of folders) await removeFolder(folder);
  folders.clear();
}

if (typeof afterAll === 'function') afterAll(stopProducts);
process.once('exit', () => {
  for (const [child, signal] of running) child.kill(signal);
});

/** @param {ChildProcess} child @param {string} url @returns {Product} */
function productOf(child, url) {
  let logs = '';
  /** @param {Buffer} text */
  const keep = (text) => {
    logs += text.toString();
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return {
    url,
    pid: child.pid ?? 0,
    logs: () => logs,
    stop: () => end(child, 'SIGTERM'),
    kill: async () => {
      await end(child, 'SIGKILL');
    },
  };
}

/** @param {ChildProcess} child @param {Product} product @param {number} patience */
async function ready(child, product, patience) {
  const deadline = Date.now() + patience;
  while (!(await answers(`${product.url}/api/ready`))) {
    if (hasEnded(child)) {
      running.delete(child);
      throw new Error(`The product ended with ${child.exitCode ?? child.signalCode}:\n${product.logs()}`);
    }
    if (Date.now() > deadline) {
      await end(child, 'SIGTERM');
      throw new Error(`The product was not ready within ${patience} ms:\n${product.logs()}`);
    }
    await wait(50);
  }
}

/** @param {string} url */
async function answers(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}

/** @param {ChildProcess} child @param {NodeJS.Signals} signal */
async function end(child, signal) {
  if (!hasEnded(child)) {
    const ended = once(child, 'exit');
    child.kill(signal);
    const impatient = setTimeout(() => child.kill('SIGKILL'), 60_000);
    await ended;
    clearTimeout(impatient);
  }
  running.delete(child);
  return child.exitCode;
}

/** @param {ChildProcess} child */
function hasEnded(child) {
  return child.exitCode !== null || child.signalCode !== null;
}

/** Removes a data folder, and stops a database that a killed product has left running in it. @param {string} folder */
async function removeFolder(folder) {
  const { servesCluster } = await import(new URL('../../dist/api/database/running-process.js', import.meta.url).href);
  const cluster = join(folder, 'database', 'cluster');
  const pidFile = join(cluster, 'postmaster.pid');
  const orphan = existsSync(pidFile) ? Number.parseInt(readFileSync(pidFile, 'utf8'), 10) : 0;
  const place = existsSync(cluster) ? realpathSync(cluster) : cluster;
  if (orphan && servesCluster(orphan, place)) process.kill(orphan, 'SIGINT');
  while (orphan && servesCluster(orphan, place)) await wait(25);
  rmSync(folder, { recursive: true, force: true });
}

/** Returns the environment of the product: none of the tester's own settings, and a single one-second attempt at an unreachable name server. */
function environment() {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'TZ'];
  const passed = kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []));
  return { ...Object.fromEntries(passed), RES_OPTIONS: 'timeout:1 attempts:1' };
}

/** Creates a temporary data folder, removed at the end and readable by the user that PostgreSQL runs as. */
export function newDataDir() {
  const folder = mkdtempSync(join(tmpdir(), 'golden-goal-'));
  chmodSync(folder, 0o755);
  folders.add(folder);
  return folder;
}

/** Returns a port that nobody listens on, below those that systems give to outgoing connections, so that none takes it before its server starts. */
/** @returns {Promise<number>} */
export async function freePort() {
  const port = randomInt(10_000, 30_000);
  const probe = createServer();
  probe.listen(port);
  const isFree = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  await new Promise((resolve) => probe.close(resolve));
  return isFree ? port : freePort();
}

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { servesCluster } from '../../api/database/running-process.ts';

/** Product in a process of its own that answers on a URL. */
export type Product = {
  readonly url: string;
  readonly pid: number;
  /** Returns all log output so far. */
  logs(): string;
  /** Stops the process by SIGTERM, as an operator would; returns its exit code. */
  stop(): Promise<number | null>;
  /** Kills the process, as a power cut would. */
  kill(): Promise<void>;
};

export type ProductOptions = {
  /** Program to start; by default the bundle of the built API. */
  readonly program?: string;
  readonly patience?: number;
};

/** Credentials of every product that a test starts on its own database. */
export const testCredentials = {
  ADMIN_USERNAME: 'organizer',
  ADMIN_PASSWORD: 'corner-flag-93-minutes',
  SCORE_KEEPER_PASSWORD: 'yellow-card-11-metres',
  SESSION_SECRET: '7c1f0c9e5b8a4d2f9a6e3b7d1c5f8e2a',
} as const;

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Running products and the signals that end them after a test: only a product with its own database must close it. */
const running = new Map<ChildProcess, NodeJS.Signals>();
const folders = new Set<string>();

/** Starts the built product with settings and waits until it is ready; without DATABASE_URL it has its own database. */
export async function startProduct(
  settings: Readonly<Record<string, string>>,
  options: ProductOptions = {},
): Promise<Product> {
  const program = options.program ?? (await bundled());
  const port = settings.PORT ?? String(await freePort());
  const dataDir = { DATA_DIR: settings.DATA_DIR ?? newDataDir() };
  const credentials = settings.DATABASE_URL ? { ...testCredentials, ...dataDir } : dataDir;
  const child = spawn(process.execPath, [program], {
    cwd: root,
    env: { ...environment(), ...credentials, ...settings, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.set(child, settings.DATABASE_URL ? 'SIGKILL' : 'SIGTERM');
  const product = productOf(child, `http://localhost:${port}`);
  await ready(child, product, options.patience ?? 180_000);
  return product;
}

/** Ends all products left running, and removes their data folders. */
export async function stopProducts(): Promise<void> {
  await Promise.all([...running].map(([child, signal]) => end(child, signal)));
  for (const folder of folders) await removeFolder(folder);
  folders.clear();
}

if (typeof afterAll === 'function') afterAll(stopProducts);
process.once('exit', () => {
  for (const [child, signal] of running) child.kill(signal);
});

let bundling: Promise<string> | undefined;

/** Bundles the API from its sources once in a run; the build ensures that parallel callers share one bundle. */
function bundled(): Promise<string> {
  bundling ??= bundle();
  return bundling;
}

async function bundle(): Promise<string> {
  const done = process.env.TEST_RUN_FOLDER && join(process.env.TEST_RUN_FOLDER, 'bundled');
  if (!done || !existsSync(done)) {
    for (const part of ['api', 'bundled']) {
      await promisify(execFile)(process.execPath, ['build.mjs', part], { cwd: root });
    }
    if (done) writeFileSync(done, '');
  }
  return 'dist/bundled/main.js';
}

function productOf(child: ChildProcess, url: string): Product {
  let logs = '';
  const keep = (text: Buffer) => {
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

async function ready(child: ChildProcess, product: Product, patience: number): Promise<void> {
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

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
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

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** Removes a data folder, and stops a database that a killed product has left running in it. */
async function removeFolder(folder: string): Promise<void> {
  const cluster = join(folder, 'database', 'cluster');
  const pidFile = join(cluster, 'postmaster.pid');
  const orphan = existsSync(pidFile) ? Number.parseInt(readFileSync(pidFile, 'utf8'), 10) : 0;
  const place = existsSync(cluster) ? realpathSync(cluster) : cluster;
  if (orphan && servesCluster(orphan, place)) process.kill(orphan, 'SIGINT');
  while (orphan && servesCluster(orphan, place)) await wait(25);
  rmSync(folder, { recursive: true, force: true });
}

/** Returns the environment of the product: none of the tester's own settings, and a single one-second attempt at an unreachable name server. */
function environment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'TZ'];
  const passed = kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []));
  return { ...Object.fromEntries(passed), RES_OPTIONS: 'timeout:1 attempts:1' };
}

/** Creates a temporary data folder, removed at the end and readable by the user that PostgreSQL runs as. */
export function newDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'golden-goal-'));
  chmodSync(folder, 0o755);
  folders.add(folder);
  return folder;
}

/** Returns a port that nobody listens on, below those that systems give to outgoing connections, so that none takes it before its server starts. */
export async function freePort(): Promise<number> {
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

// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { env, execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { buildWhatIsStale } from '../../scripts/build.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * Builds the product and starts it with its demo and a database of its own, unless the settings name one.
 * @param {string[]} built @param {Record<string, string>} more Settings.
 * @typedef {{ port: number, pid: number, databasePid: number, databaseUrl: string, stop: () => Promise<void> }} Started
 * @returns {Promise<Started>}
 */
export async function startProduct(built, more = {}) {
  if (env.BENCH_AS_BUILT === undefined) await buildWhatIsStale(built);
  const dataDir = mkdtempSync(join(tmpdir(), 'golden-goal-bench-'));
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const { DATABASE_URL: databaseUrl } = more;
  const settings = { DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'silent', ...more };
  const product = spawn(execPath, [...(env.BENCH_NODE_OPTIONS?.split(' ') ?? []), 'dist/api/main.js'], {
    cwd: root,
    env: { ...env, ...settings },
    stdio: 'ignore',
  });
  const stop = async () => {
    const ended = once(product, 'exit');
    product.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await ready(product, port);
  } catch (error) {
    rmSync(dataDir, { recursive: true, force: true });
    throw error;
  }
  return {
    port,
    pid: product.pid ?? 0,
    ...(databaseUrl === undefined ? databaseIn(dataDir) : { databasePid: 0, databaseUrl }),
    stop,
  };
}

/** Returns the database's process id, and its URL for the owner of the tables. @param {string} dataDir */
function databaseIn(dataDir) {
  const read = (/** @type {string} */ file) => readFileSync(join(dataDir, 'database', file), 'utf8').trim();
  const [pid, , , port] = read('cluster/postmaster.pid').split('\n');
  const databaseUrl = `postgres://postgres:${read('password')}@127.0.0.1:${port}/golden_goal`;
  return { databasePid: Number(pid), databaseUrl };
}

/** @param {import('node:child_process').ChildProcess} product @param {number} port */
async function ready(product, port) {
  for (;;) {
    if (product.exitCode !== null) throw new Error('The product did not start');
    const answer = await fetch(`http://localhost:${port}/api/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

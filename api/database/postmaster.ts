import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import type { Account } from './postgres-account.ts';
import type { Binaries } from './postgres-binaries.ts';
import { postgresEnvironment } from './postgres-environment.ts';
import { isAlive, servesCluster } from './running-process.ts';

/** PostgreSQL server started by this process, accepting connections on 127.0.0.1. */
export type Postmaster = { readonly child: ChildProcess; readonly port: number };

const attempts = 5;

/**
 * Starts the server, on a free port if none is named. Tries a few more times if the port was taken in between or an old server is
 * still shutting down.
 */
export async function startPostmaster(
  cluster: Cluster,
  account: Account | undefined,
  binaries: Binaries,
  samePort?: number,
): Promise<Postmaster> {
  startNewLog(cluster.log);
  for (let attempt = 1; ; attempt += 1) {
    const port = samePort ?? (await freePort());
    const child = launch(cluster, port, account, binaries);
    const failure = await readiness(child, cluster);
    if (!failure) return { child, port };
    if (attempt === attempts) throw new Error(`PostgreSQL did not start: ${failure}\n${tail(cluster.log)}`);
    await wait(200 * attempt);
  }
}

/** Stops the server: open transactions are rolled back, everything committed is on disk. */
export async function stopPostmaster({ child }: Postmaster, cluster: Cluster, binaries: Binaries): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  signalShutdown(child.pid, cluster, binaries);
  const impatient = setTimeout(() => child.kill('SIGQUIT'), 15_000);
  await ended;
  clearTimeout(impatient);
}

/** Ends a server that a killed process left running on this cluster; never touches any other process. */
export async function stopOrphan(cluster: Cluster, binaries: Binaries): Promise<boolean> {
  const pid = readPidFile(cluster.folder)?.pid;
  if (pid === undefined) return false;
  if (!servesCluster(pid, cluster.folder)) {
    if (isAlive(pid)) rmSync(join(cluster.folder, 'postmaster.pid'), { force: true });
    return false;
  }
  signalShutdown(pid, cluster, binaries);
  const deadline = Date.now() + 30_000;
  while (servesCluster(pid, cluster.folder)) {
    if (Date.now() > deadline) throw new Error(`An earlier PostgreSQL (process ${pid}) does not end. Stop it by hand.`);
    await wait(25);
  }
  return true;
}

function signalShutdown(pid: number | undefined, cluster: Cluster, binaries: Binaries): void {
  if (pid === undefined) return;
  if (process.platform !== 'win32') process.kill(pid, 'SIGINT');
  else execFileSync(binaries.pgCtl, ['stop', '--no-wait', '--mode=fast', `--pgdata=${cluster.folder}`]);
}

/** Starts the server in its own process group, so that a terminal's Ctrl-C does not stop the database before the last answer. */
function launch(cluster: Cluster, port: number, account: Account | undefined, binaries: Binaries): ChildProcess {
  const log = openSync(cluster.log, 'a', 0o600);
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${port}`];
  const child = spawn(binaries.postgres, ['-D', cluster.folder, ...settings.flatMap((setting) => ['-c', setting])], {
    ...account,
    cwd: cluster.folder,
    detached: true,
    windowsHide: true,
    stdio: ['ignore', log, log],
    env: postgresEnvironment(),
  });
  closeSync(log);
  const interrupt = () => child.kill('SIGINT');
  process.once('exit', interrupt);
  child.once('exit', () => process.off('exit', interrupt));
  return child;
}

/** Resolves when the server accepts connections, or with the reason why it never will. */
async function readiness(child: ChildProcess, cluster: Cluster): Promise<string | undefined> {
  let failure: string | undefined;
  child.once('error', (error) => {
    failure = error.message;
  });
  child.once('exit', (code, signal) => {
    failure ??= `it ended at once (${code ?? signal})`;
  });
  for (;;) {
    await wait(20);
    if (failure) return failure;
    const found = readPidFile(cluster.folder);
    if (found?.pid === child.pid && found?.isReady) return undefined;
  }
}

function readPidFile(folder: string): { readonly pid: number; readonly isReady: boolean } | undefined {
  try {
    const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    return pid > 0 ? { pid, isReady: lines[7]?.trim() === 'ready' } : undefined;
  } catch {
    return undefined;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function startNewLog(log: string): void {
  const isLong = (statSync(log, { throwIfNoEntry: false })?.size ?? 0) > 5_000_000;
  if (isLong) renameSync(log, `${log}.1`);
}

function tail(log: string): string {
  return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-5).join('\n');
}

import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { outsideFolder } from './outside-folder.ts';
import { type Account, canEnter } from './postgres-account.ts';
import type { Binaries } from './postgres-binaries.ts';
import { postgresEnvironment } from './postgres-environment.ts';

/** PostgreSQL's files of one data folder, the password of its only user, and its log file. */
export type Cluster = { readonly folder: string; readonly password: string; readonly log: string };

/** Returns the path of a data folder's cluster, whether it exists or not. */
export function clusterFolder(dataDir: string): string {
  return join(dataDir, 'database', 'cluster');
}

/** Opens the data folder's cluster; creates it if it is missing or was left incomplete. */
export async function openCluster(
  dataDir: string,
  account: Account | undefined,
  binaries: Binaries,
  onLog: (line: string) => void,
): Promise<Cluster> {
  const home = openHome(dataDir, account, onLog);
  const folder = join(home, 'cluster');
  const passwordFile = join(home, 'password');
  const isNew = !existsSync(folder);
  if (isNew) await makeCluster(folder, passwordFile, account, binaries);
  if (!existsSync(passwordFile)) throw passwordMissing(passwordFile, home);
  return { folder, password: readFileSync(passwordFile, 'utf8').trim(), log: join(home, 'postgres.log') };
}

/** Returns the folder that holds the cluster: inside the data folder, or linked from there if PostgreSQL's account cannot enter it. */
function openHome(dataDir: string, account: Account | undefined, onLog: (line: string) => void): string {
  const home = join(dataDir, 'database');
  if (isDangling(home)) rmSync(home);
  if (!existsSync(home)) makeHome(home, account);
  const place = realpathSync(home);
  if (!canEnter(account, place)) {
    throw new Error(`PostgreSQL's user (${account?.uid}) may not enter ${place}: move it, or set DATA_DIR.`);
  }
  if (lstatSync(home).isSymbolicLink()) {
    onLog(`The database is kept in ${place}, because PostgreSQL's user may not enter ${dataDir}.`);
  }
  return place;
}

function makeHome(home: string, account: Account | undefined): void {
  mkdirSync(home);
  chmodSync(home, 0o755);
  if (canEnter(account, home)) return;
  rmSync(home, { recursive: true });
  const place = mkdtempSync(join(outsideFolder(), 'database-'));
  chmodSync(place, 0o755);
  symlinkSync(place, home);
}

function isDangling(home: string): boolean {
  return !existsSync(home) && lstatSync(home, { throwIfNoEntry: false }) !== undefined;
}

/** Creates the cluster beside its final place and moves it when complete, so that a folder named cluster is never incomplete. */
async function makeCluster(
  folder: string,
  passwordFile: string,
  account: Account | undefined,
  binaries: Binaries,
): Promise<void> {
  const making = join(dirname(folder), 'making');
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { mode: 0o700 });
  writeFileSync(passwordFile, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 });
  for (const owned of account ? [making, passwordFile] : []) chownSync(owned, account?.uid ?? -1, account?.gid ?? -1);
  const options = ['--username=postgres', '--auth=scram-sha-256', '--encoding=UTF8', '--locale=C'];
  const files = [`--pgdata=${making}`, `--pwfile=${passwordFile}`];
  await promisify(execFile)(binaries.initdb, [...files, ...options], {
    ...account,
    cwd: dirname(folder),
    env: postgresEnvironment(),
    windowsHide: true,
  });
  renameSync(making, folder);
}

function passwordMissing(passwordFile: string, home: string): Error {
  return new Error(
    `${passwordFile} is missing, and without it the database cannot be opened. Put it back, or remove ${home} to begin anew.`,
  );
}

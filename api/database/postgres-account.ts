import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

/** System user that PostgreSQL runs as instead of root, which it refuses. */
export type Account = { readonly uid: number; readonly gid: number };

/** Returns the account PostgreSQL must run as: another user for root, undefined (the caller's own) for everybody else. */
export function postgresAccount(cluster: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const account = ownerOf(cluster) ?? named('postgres') ?? named('_postgres') ?? created('postgres') ?? named('nobody');
  if (account) return account;
  throw new Error(
    'PostgreSQL does not run as root, and there is no user "postgres" or "nobody". Create one, or set DATABASE_URL.',
  );
}

/** Returns whether the account may enter the folder, which a closed parent folder can prevent. */
export function canEnter(account: Account | undefined, folder: string): boolean {
  if (!account) return true;
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}

function ownerOf(cluster: string): Account | undefined {
  const found = statSync(cluster, { throwIfNoEntry: false });
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined;
}

function named(user: string): Account | undefined {
  const uid = idOf('-u', user);
  const gid = idOf('-g', user);
  return uid && gid ? { uid, gid } : undefined;
}

function idOf(flag: '-u' | '-g', user: string): number | undefined {
  try {
    return Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  } catch {
    return undefined;
  }
}

function created(user: string): Account | undefined {
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', user], {
    stdio: 'ignore',
  });
  return named(user);
}

import { execFileSync } from 'node:child_process';
import {
  chownSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmdirSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import pg from 'pg';

/** A disk of its own for a database, and the only one that a test may fill. */
export interface SmallDisk {
  fill(): void;
  makeRoom(): void;
  remove(): Promise<void>;
}

/** Only root on Linux mounts a file system; where that is refused, as in many containers, there is none. */
function mounted(megabytes: number): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'golden-goal-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    rmdirSync(folder);
    return undefined;
  }
}

/** Whether a real disk can be filled here. */
export function canMount(): boolean {
  const folder = mounted(1);
  if (folder !== undefined) unmount(folder);
  return folder !== undefined;
}

function unmount(folder: string): void {
  execFileSync('umount', [folder]);
  rmdirSync(folder);
}

/** Moves a database that nobody is connected to onto a disk of so many megabytes. */
export async function smallDiskFor(databaseUrl: string, megabytes: number): Promise<SmallDisk> {
  const folder = mounted(megabytes);
  if (folder === undefined) throw new Error('No file system can be mounted here');
  const server = new URL(databaseUrl);
  const name = server.pathname.slice(1);
  server.pathname = '/postgres';
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  const { rows } = await client.query<{ data_directory: string }>('show data_directory');
  const { uid, gid } = statSync(rows[0]?.data_directory ?? '');
  const place = join(folder, 'tablespace');
  mkdirSync(place);
  chownSync(place, uid, gid);
  await client.query(`create tablespace small_disk location '${place}'`);
  await client.query(`alter database ${name} set tablespace small_disk`);
  const filler = join(folder, 'filler');
  return {
    fill: () => fill(filler),
    makeRoom: () => rmSync(filler),
    remove: async () => {
      await client.query(`drop database if exists ${name} with (force)`);
      await client.query('drop tablespace small_disk');
      await client.end();
      unmount(folder);
    },
  };
}

/** Writes until not another page fits. */
function fill(file: string): void {
  const open = openSync(file, 'w');
  try {
    for (const size of [1024 * 1024, 4096]) while (hasRoomFor(open, Buffer.alloc(size, 1)));
  } finally {
    closeSync(open);
  }
}

function hasRoomFor(open: number, chunk: Buffer): boolean {
  try {
    return writeSync(open, chunk) > 0;
  } catch (error) {
    if ((error as { readonly code?: string }).code === 'ENOSPC') return false;
    throw error;
  }
}

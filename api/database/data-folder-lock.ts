import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processMark } from './running-process.ts';

/** Locks the data folder against a second start while this process lives; returns the function that releases it. */
export function lockDataFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const lock = join(dataDir, 'running.pid');
  const mine = `${process.pid} ${processMark(process.pid)}\n`;
  if (!claim(lock, mine)) {
    setAsideIfStale(lock, dataDir);
    if (!claim(lock, mine)) throw inUse(dataDir, holderOf(lock));
  }
  return () => {
    if (holderOf(lock) === mine) rmSync(lock, { force: true });
  };
}

/** Claims the lock by a hard link, which appears whole or not at all, so that nobody reads half a lock. */
function claim(lock: string, mine: string): boolean {
  const draft = `${lock}.${process.pid}`;
  writeFileSync(draft, mine);
  try {
    linkSync(draft, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    return claimWithoutLinks(lock, mine);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Claims the lock on file systems without hard links. */
function claimWithoutLinks(lock: string, mine: string): boolean {
  try {
    writeFileSync(lock, mine, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function setAsideIfStale(lock: string, dataDir: string): void {
  const found = holderOf(lock);
  if (isHeld(found)) throw inUse(dataDir, found);
  const aside = `${lock}.${process.pid}.stale`;
  renameIfThere(lock, aside);
  const moved = holderOf(aside);
  if (isHeld(moved)) renameSync(aside, lock);
  else rmSync(aside, { force: true });
}

function isHeld(holder: string): boolean {
  const [, pid, mark] = /^(\d+) (.*)$/m.exec(holder) ?? [];
  return pid !== undefined && processMark(Number(pid)) === mark;
}

function holderOf(lock: string): string {
  try {
    return readFileSync(lock, 'utf8');
  } catch {
    return '';
  }
}

function renameIfThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function inUse(dataDir: string, holder: string): Error {
  const pid = holder.split(' ')[0] || 'unknown';
  return new Error(
    `The data folder ${dataDir} is in use by another start (process ${pid}). Stop that one, or set DATA_DIR and PORT.`,
  );
}

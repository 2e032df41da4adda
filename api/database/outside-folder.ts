import { chmodSync, lstatSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Returns a folder outside the checkout, for files that another user must read or a read-only checkout cannot hold. */
export function outsideFolder(): string {
  const candidates =
    process.getuid?.() === 0
      ? ['/var/lib/golden-goal', '/var/tmp/golden-goal']
      : [join(homedir(), '.cache', 'golden-goal')];
  const found = candidates.find(isOursAndOpen);
  if (found) return found;
  throw new Error(
    `Nowhere to place the embedded PostgreSQL: tried ${candidates.join(', ')}. Set DATABASE_URL instead.`,
  );
}

/** Returns whether the folder is ours and writable by nobody else, because programs are run from it. */
function isOursAndOpen(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    const found = lstatSync(folder);
    if (!found.isDirectory() || (process.getuid && found.uid !== process.getuid())) return false;
    chmodSync(folder, 0o755);
    return true;
  } catch {
    return false;
  }
}

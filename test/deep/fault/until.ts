import { setTimeout as wait } from 'node:timers/promises';

/** Waits for something to become so; a test that waits too long is ended by its own time limit. */
export async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isSo())) await wait(25);
}

import { setTimeout as wait } from 'node:timers/promises';

/** Longest wait of a test: below the time limit of Jest, so that the message names the condition. */
const boundMs = 200_000;

/** Waits for something to become so; beyond the bound it fails with the condition and the line that waits. */
export async function until(isSo: () => Promise<boolean> | boolean, withinMs = boundMs): Promise<void> {
  const tooLate = new Error(`Still not so after ${withinMs / 1000} s: ${isSo}`);
  const end = performance.now() + withinMs;
  while (!(await isSo())) {
    if (performance.now() > end) throw tooLate;
    await wait(25);
  }
}

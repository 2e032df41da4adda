import process from 'node:process';
import type { Log } from './log.ts';

/** After so long whatever still runs is left behind. */
const patienceMs = 14_000;

/** Closes what was opened, the last first, when the process is asked to stop; then ends it. */
export function closeInOrder(log: Log): { add(close: () => Promise<unknown>): void } {
  const opened: (() => Promise<unknown>)[] = [];
  let isClosing = false;
  const close = async () => {
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => process.exit(1), patienceMs).unref();
    for (const one of opened.toReversed()) {
      await one().catch((error: unknown) => log.error({ err: error }, 'Something did not close'));
    }
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void close());
  return { add: (one) => void opened.push(one) };
}

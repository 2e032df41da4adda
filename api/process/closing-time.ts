import process from 'node:process';
import type { Log } from './log.ts';

/** Milliseconds after which closing is abandoned and the process ends. */
const patienceMs = 14_000;

/** Closes resources in reverse order of opening when the process is asked to stop; then ends it. */
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

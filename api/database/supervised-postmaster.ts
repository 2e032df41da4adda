import { setTimeout as wait } from 'node:timers/promises';
import type { Postmaster } from './postmaster.ts';

/** How a server is started again where it was, and stopped, and who hears of it. */
interface Care {
  readonly startAgain: () => Promise<Postmaster>;
  readonly stop: (server: Postmaster) => Promise<void>;
  readonly report: (line: string) => void;
}

/** Before each further start, in milliseconds: doubled every time, up to half a minute. */
const firstPauseMs = 250;
const longestPauseMs = 30_000;

/** A server that has run for so long, in milliseconds, ended for a new reason: the pauses begin anew. */
const steadyMs = 60_000;

/** Starts a server again, at the same address, each time that it ends by itself, until it is stopped. */
export function supervise(first: Postmaster, care: Care): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let running = first;
  let starting = Promise.resolve();
  let pause = firstPauseMs;

  const watch = () => {
    const since = performance.now();
    running.child.once('exit', () => {
      if (stopping.signal.aborted) return;
      if (performance.now() - since > steadyMs) pause = firstPauseMs;
      starting = startAgain();
    });
  };

  const startAgain = async () => {
    care.report('The embedded PostgreSQL ended by itself and is started again.');
    for (;;) {
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      pause = Math.min(2 * pause, longestPauseMs);
      try {
        running = await care.startAgain();
        care.report('The embedded PostgreSQL is running again.');
        watch();
        return;
      } catch (error) {
        care.report(
          `The embedded PostgreSQL could not be started again: ${error instanceof Error ? error.message : error}`,
        );
      }
    }
  };

  watch();
  return {
    stop: async () => {
      stopping.abort();
      await starting;
      await care.stop(running);
    },
  };
}

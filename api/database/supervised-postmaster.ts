import { setTimeout as wait } from 'node:timers/promises';
import type { Postmaster } from './postmaster.ts';

/** Actions of a supervisor: restart the server at its place, stop it, and report. */
interface Care {
  readonly startAgain: () => Promise<Postmaster>;
  readonly stop: (server: Postmaster) => Promise<void>;
  readonly report: (line: string) => void;
}

/** Milliseconds before the first restart; doubled for each further one, up to half a minute. */
const firstPauseMs = 250;
const longestPauseMs = 30_000;

/** Milliseconds after which a server counts as steady, so that its next restart waits the first pause again. */
const steadyMs = 60_000;

/** Restarts a server at the same address whenever it ends by itself, until it is stopped. */
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

import { useCallback, useEffect, useRef, useState } from 'react';

/** State of a request: the last answer, if any, and the failure of the last attempt, if it failed. */
interface QueryState<Answer> {
  readonly answer: Answer | undefined;
  readonly failure: unknown;
  readonly isPending: boolean;
  /** Sends the request now; calls meanwhile share its answer. */
  readonly askAgain: () => Promise<void>;
}

type Known<Answer> = Pick<QueryState<Answer>, 'answer' | 'failure'>;

/**
 * Sends a request once, or at an interval in milliseconds while the page is visible; a request that was never answered is repeated when the
 * network is back. An answer equal to the previous one keeps its identity. It serves pages for the slowest connections, at a twentieth of
 * the size of a query library.
 */
export function usePolledQuery<Answer>(ask: () => Promise<Answer>, every?: number): QueryState<Answer> {
  const [known, setKnown] = useState<Known<Answer>>({ answer: undefined, failure: undefined });
  const current = useRef<Promise<void>>(undefined);
  const isAnswered = useRef(false);
  const askAgain = useCallback(() => {
    if (current.current !== undefined) return current.current;
    if (!isAnswered.current) setKnown((before) => ({ ...before, failure: undefined }));
    const asking = ask()
      .then(
        (answer) => {
          isAnswered.current = true;
          setKnown((before) => ({
            answer: isSame(before.answer, answer) ? before.answer : answer,
            failure: undefined,
          }));
        },
        (failure: unknown) => setKnown((before) => ({ ...before, failure })),
      )
      .finally(() => {
        current.current = undefined;
      });
    current.current = asking;
    return asking;
  }, [ask]);
  useEffect(() => {
    void askAgain();
    const atOnce = () => {
      if (!isAnswered.current) void askAgain();
    };
    const inTurn = () => {
      if (document.visibilityState !== 'hidden') void askAgain();
    };
    window.addEventListener('online', atOnce);
    const turns = every === undefined ? undefined : setInterval(inTurn, every);
    return () => {
      window.removeEventListener('online', atOnce);
      clearInterval(turns);
    };
  }, [askAgain, every]);
  return { ...known, isPending: known.answer === undefined && known.failure === undefined, askAgain };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

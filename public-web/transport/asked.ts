import { useCallback, useEffect, useRef, useState } from 'react';

/** What is known of an answer: nothing yet, the last one, why there is none, or both where only the last attempt failed. */
export interface Asked<Answer> {
  readonly answer: Answer | undefined;
  readonly failure: unknown;
  readonly isPending: boolean;
  /** Asks now; who asks meanwhile has the same answer. */
  readonly askAgain: () => Promise<void>;
}

type Known<Answer> = Pick<Asked<Answer>, 'answer' | 'failure'>;

/**
 * Asks once, and then every so many milliseconds while somebody looks; what has never been answered is asked again when the
 * network is back. An answer that says the same as the one before is that one. For what the poorest lines open: it
 * weighs a twentieth of a library that remembers answers.
 */
export function useAsked<Answer>(ask: () => Promise<Answer>, every?: number): Asked<Answer> {
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

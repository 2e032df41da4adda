import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { sentenceOf } from '../transport/failure.ts';
import { useToast } from './use-toast.tsx';

/** Texts of a call for its success, of which nothing is said without `done`, and for its failure; and what follows. */
export interface ChangeWords<Wish, Answer> {
  readonly done?: string | ((wish: Wish, answer: Answer) => string);
  readonly failed: string;
  readonly about?: string | ((answer: Answer, wish: Wish) => string | undefined);
  /** Returns the undo that is offered with the message of success. */
  readonly undo?: (wish: Wish, answer: Answer) => (() => void) | undefined;
  /** Follows a success; the change is busy until its promise settles. */
  readonly after?: ((answer: Answer, wish: Wish) => unknown) | undefined;
  /** Follows a failure; returns whether it says the failure itself. */
  readonly onRefusal?: (failure: unknown) => unknown;
}

/** Returns a function that makes one call at a time and reports success, or the reason of a failure. */
export function useChange<Answer, Wish = void>(call: (wish: Wish) => Promise<Answer>, said: ChangeWords<Wish, Answer>) {
  const toast = useToast();
  const leaveIfSignedOut = useLogoutIfAccessDenied();
  // A second press in the same moment comes before the screen is updated.
  const isRunning = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: async (wish: Wish) => {
      try {
        return await call(wish);
      } finally {
        isRunning.current = false;
      }
    },
    onSuccess: (answer, wish) => {
      const title = typeof said.done === 'function' ? said.done(wish, answer) : said.done;
      const about = typeof said.about === 'function' ? said.about(answer, wish) : said.about;
      if (title !== undefined) toast('good', title, about, said.undo?.(wish, answer));
      return said.after?.(answer, wish);
    },
    onError: async (failure) => {
      if (await leaveIfSignedOut(failure)) return;
      if (said.onRefusal?.(failure) !== true) toast('alarm', said.failed, sentenceOf(failure));
    },
  });
  const run = (wish: Wish) => {
    if (isPending || isRunning.current) return;
    isRunning.current = true;
    mutate(wish);
  };
  return { isBusy: isPending, run };
}

import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { sentenceOf } from '../transport/failure.ts';
import { useToast } from './use-toast.tsx';

/** Returns a function that makes one call at a time and reports success, or the reason of a failure. */
export function useChange<Wish, Answer>(
  call: (wish: Wish) => Promise<Answer>,
  said: {
    readonly done: string | ((wish: Wish, answer: Answer) => string);
    readonly failed: string;
    readonly about?: (answer: Answer) => string | undefined;
    /** Returns the undo that is offered with the message of success. */
    readonly undo?: (wish: Wish, answer: Answer) => (() => void) | undefined;
    readonly after?: (answer: Answer) => void;
    readonly onRefusal?: (failure: unknown) => boolean;
  },
) {
  const toast = useToast();
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
      const title = typeof said.done === 'string' ? said.done : said.done(wish, answer);
      toast('good', title, said.about?.(answer), said.undo?.(wish, answer));
      said.after?.(answer);
    },
    onError: (failure) => {
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

import { hasRemarks, sentenceOf } from '../transport/failure.ts';
import { useToast } from './use-toast.tsx';
import { useWayBack } from './use-way-back.ts';

/** Returns the handlers of a change in a dialog: success shows a toast and returns to the list; failure shows the reason and keeps the dialog. */
export function useOutcome<Answer>(said: {
  readonly done: string | ((answer: Answer) => string);
  readonly failed: string;
  readonly about?: (answer: Answer) => string | undefined;
}) {
  const toast = useToast();
  const back = useWayBack();
  return {
    onSuccess: (answer: Answer) => {
      const done = typeof said.done === 'string' ? said.done : said.done(answer);
      toast('good', done, said.about?.(answer));
      back();
    },
    onError: (failure: unknown) => {
      if (!hasRemarks(failure)) toast('alarm', said.failed, sentenceOf(failure));
    },
  };
}

import { useCallback, useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { sentenceOf } from '../transport/failure.ts';
import { useToast } from './use-toast.tsx';

interface Success {
  readonly title: string;
  readonly text?: string;
}

/** Texts for success, which may depend on the answer, and for failure of an action. */
interface ActionWords<Answer> {
  readonly done?: Success | ((answer: Answer) => Success);
  readonly failed: string;
}

/** Returns a function that runs one action at a time on the server and reports its result; it returns undefined after a failure. */
export function useAction() {
  const [isPending, setPending] = useState(false);
  const toast = useToast();
  const leaveIfSignedOut = useLogoutIfAccessDenied();
  const run = useCallback(
    async <Answer>(
      action: () => Promise<Answer>,
      { done, failed }: ActionWords<Answer>,
    ): Promise<Answer | undefined> => {
      setPending(true);
      try {
        const answer = await action();
        const success = typeof done === 'function' ? done(answer) : done;
        if (success !== undefined) toast('good', success.title, success.text);
        return answer;
      } catch (failure) {
        if (!(await leaveIfSignedOut(failure))) toast('alarm', failed, sentenceOf(failure));
        return undefined;
      } finally {
        setPending(false);
      }
    },
    [toast, leaveIfSignedOut],
  );
  return { isPending, run };
}

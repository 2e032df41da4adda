import { useCallback, useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { sentenceOf } from '../transport/failure.ts';
import { useToast } from './use-toast.tsx';

/** What is said when something was done, or could not be. */
interface ActionWords {
  readonly done?: { readonly title: string; readonly text?: string };
  readonly failed: string;
}

/** Carries out one thing at a time at the server, and says what came of it. Answers undefined when it failed. */
export function useAction() {
  const [isPending, setPending] = useState(false);
  const toast = useToast();
  const leaveIfSignedOut = useLogoutIfAccessDenied();
  const run = useCallback(
    async <Answer>(action: () => Promise<Answer>, { done, failed }: ActionWords): Promise<Answer | undefined> => {
      setPending(true);
      try {
        const answer = await action();
        if (done !== undefined) toast('good', done.title, done.text);
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

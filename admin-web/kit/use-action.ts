import { useCallback, useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { sentenceOf } from '../transport/failure.ts';
import { useToast } from './use-toast.tsx';

/** Texts for success and failure of an action. */
interface ActionWords {
  readonly done?: { readonly title: string; readonly text?: string };
  readonly failed: string;
}

/** Returns a function that runs one action at a time on the server and reports its result; it returns undefined after a failure. */
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

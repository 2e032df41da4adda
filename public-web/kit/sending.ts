import { useRef, useState } from 'react';
import { type Failed, failureNotice } from './failure-notice.ts';
import { useOwnToast } from './own-toast.ts';

/** Sends one request at a time, however often a button is pressed, and reports failures. */
export function useSending(failed: Failed, onRefused: (sentence: string) => void = () => {}) {
  const [isSending, setSending] = useState(false);
  // A second press in the same moment comes before the screen is updated.
  const isAtIt = useRef(false);
  const toast = useOwnToast();
  const send = async (work: () => Promise<void>) => {
    if (isAtIt.current) return;
    isAtIt.current = true;
    setSending(true);
    toast.end();
    try {
      await work();
    } catch (failure) {
      const notice = failureNotice(failure, failed);
      onRefused(notice.text);
      toast.show({ tone: 'alarm', ...notice });
    } finally {
      isAtIt.current = false;
      setSending(false);
    }
  };
  return { isSending, send };
}

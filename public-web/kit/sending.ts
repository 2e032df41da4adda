import { useState } from 'react';
import { isSilence, sentenceOf } from '../transport/call-failed.ts';
import { useOwnToast } from './own-toast.ts';
import { words } from './sending-words.ts';

interface Failed {
  readonly title: string;
  /** What is said where the server says nothing. */
  readonly text: string;
}

/** What is said of something that was not sent: where nobody has answered, that nothing is lost, too. */
export const notSent = (failure: unknown, sentence: string): string =>
  isSilence(failure) ? `${sentence} ${words.notSent}` : sentence;

/** Sends one thing at a time, however often a button is pressed, and says what has failed. */
export function useSending(failed: Failed, onRefused: (sentence: string) => void = () => {}) {
  const [isSending, setSending] = useState(false);
  const toast = useOwnToast();
  const send = async (work: () => Promise<void>) => {
    if (isSending) return;
    setSending(true);
    toast.end();
    try {
      await work();
    } catch (failure) {
      const text = notSent(failure, sentenceOf(failure, failed.text));
      onRefused(text);
      toast.show({ tone: 'alarm', title: failed.title, text });
    } finally {
      setSending(false);
    }
  };
  return { isSending, send };
}

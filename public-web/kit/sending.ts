import { useRef, useState } from 'react';
import { isSilence, sentenceOf } from '../transport/call-failed.ts';
import { useOwnToast } from './own-toast.ts';
import { words } from './sending-words.ts';

interface Failed {
  readonly title: string;
  /** Text shown when the server gives no reason. */
  readonly text: string;
}

/** Returns the sentence of a failed request; without any answer it adds that nothing is lost. */
export const notSent = (failure: unknown, sentence: string): string =>
  isSilence(failure) ? `${sentence.replace(/(?<![.!?])$/, '.')} ${words.notSent}` : sentence;

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
      const text = notSent(failure, sentenceOf(failure, failed.text));
      onRefused(text);
      toast.show({ tone: 'alarm', title: failed.title, text });
    } finally {
      isAtIt.current = false;
      setSending(false);
    }
  };
  return { isSending, send };
}

import { useState } from 'react';
import { sentenceOf } from '../transport/call-failed.ts';
import { showToast } from './toasts.ts';

interface Failed {
  readonly title: string;
  /** What is said where the server says nothing. */
  readonly text: string;
}

/** Sends one thing at a time, however often a button is pressed, and says what has failed. */
export function useSending(failed: Failed, onRefused: (sentence: string) => void = () => {}) {
  const [isSending, setSending] = useState(false);
  const send = async (work: () => Promise<void>) => {
    if (isSending) return;
    setSending(true);
    try {
      await work();
    } catch (failure) {
      const text = sentenceOf(failure, failed.text);
      onRefused(text);
      showToast({ tone: 'alarm', title: failed.title, text });
    } finally {
      setSending(false);
    }
  };
  return { isSending, send };
}

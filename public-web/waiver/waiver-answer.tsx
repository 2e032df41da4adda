import { useState } from 'react';
import button from '../kit/button.module.css';
import { showToast } from '../kit/toasts.ts';
import { sentenceOf } from '../transport/call-failed.ts';
import { words } from './sign-words.ts';
import type { WaiverShown } from './waiver-calls.ts';

interface WaiverAnswerProps {
  readonly label: string;
  readonly send: () => Promise<WaiverShown>;
  readonly onSent: (after: WaiverShown) => void;
}

/** An answer of one press. */
export function WaiverAnswer({ label, send, onSent }: WaiverAnswerProps) {
  const [isSending, setSending] = useState(false);
  const answer = async () => {
    if (isSending) return;
    setSending(true);
    try {
      onSent(await send());
    } catch (failure) {
      const { title, text } = words.change.failed;
      showToast({ tone: 'alarm', title, text: sentenceOf(failure, text) });
    } finally {
      setSending(false);
    }
  };
  return (
    <button type="button" className={button.secondary} aria-disabled={isSending} onClick={answer}>
      {label}
    </button>
  );
}

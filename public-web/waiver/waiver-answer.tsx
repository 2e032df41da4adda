import { useState } from 'react';
import button from '../kit/button.module.css';
import { showToast } from '../kit/toasts.ts';
import { sentenceOf } from '../transport/call-failed.ts';
import { words } from './sign-words.ts';

interface WaiverAnswerProps<Answer> {
  readonly label: string;
  readonly send: () => Promise<Answer>;
  readonly onSent: (after: Answer) => void;
}

/** An answer of one press. */
export function WaiverAnswer<Answer>({ label, send, onSent }: WaiverAnswerProps<Answer>) {
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

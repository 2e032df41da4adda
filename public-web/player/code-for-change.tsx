import { useEffect, useRef } from 'react';
import type { CodeSent } from '../../domain/answer/player/code-sent.ts';
import { TextInput } from '../form/text-input.tsx';
import button from '../kit/button.module.css';
import { useSending } from '../kit/sending.ts';
import styles from './contact-code.module.css';
import { sendContactCode } from './player-calls.ts';
import { words } from './words.ts';

interface CodeForChangeProps {
  readonly id: number;
  readonly sent: CodeSent;
  readonly onSentAgain: (sent: CodeSent) => void;
}

/** Input for the mailed code inside the form whose change needs it. */
export function CodeForChange({ id, sent, onSentAgain }: CodeForChangeProps) {
  const { code } = words;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  const { isSending, send } = useSending(code.failed);
  return (
    <div ref={place} className={styles.offer}>
      <p role="status">
        {code.sent(sent.sentTo, sent.minutes)} {code.keeps}
      </p>
      <TextInput name="code" kind="digits" autoComplete="one-time-code" />
      <button
        type="button"
        className={button.quiet}
        aria-disabled={isSending}
        onClick={() => send(async () => onSentAgain(await sendContactCode(id)))}
      >
        {code.again}
      </button>
    </div>
  );
}

import { type ReactNode, useState } from 'react';
import button from '../kit/button.module.css';
import { Question } from '../kit/question.tsx';
import { useSending } from '../kit/sending.ts';
import { words } from './area-words.ts';

interface AskedFirstProps {
  readonly open: string;
  readonly title: string;
  readonly now: string;
  readonly send: () => Promise<unknown>;
  readonly onSent: () => void | Promise<void>;
  /** Consequences of the action. */
  readonly children: ReactNode;
}

/** Action that is confirmed after its consequences were shown; a refusal is shown beside them. */
export function ConfirmedAction({ open, title, now, send, onSent, children }: AskedFirstProps) {
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState('');
  const sending = useSending(words.failed, setRefusal);
  const doIt = () =>
    sending.send(async () => {
      await send();
      setAsking(false);
      await onSent();
    });
  const ask = () => {
    setRefusal('');
    setAsking(true);
  };
  return (
    <>
      <button type="button" className={button.secondary} onClick={ask}>
        {open}
      </button>
      {isAsking && (
        <Question
          title={title}
          keep={words.keep}
          now={now}
          isBusy={sending.isSending}
          onNow={doIt}
          onClose={() => setAsking(false)}
        >
          {children}
          {refusal !== '' && <p role="alert">{refusal}</p>}
        </Question>
      )}
    </>
  );
}

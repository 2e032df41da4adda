import { type ReactNode, useState } from 'react';
import button from '../kit/button.module.css';
import { Dialog } from '../kit/dialog.tsx';
import { useSending } from '../kit/sending.ts';
import styles from './family-record.module.css';
import { words } from './family-words.ts';

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
  const sending = useSending(words.page.failed, setRefusal);
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
        <Dialog
          title={title}
          onClose={() => setAsking(false)}
          foot={
            <div className={styles.ways}>
              <button type="button" className={button.secondary} onClick={() => setAsking(false)}>
                {words.page.keep}
              </button>
              <button type="button" className={button.primary} aria-disabled={sending.isSending} onClick={doIt}>
                {now}
              </button>
            </div>
          }
        >
          {children}
          {refusal !== '' && <p role="alert">{refusal}</p>}
        </Dialog>
      )}
    </>
  );
}

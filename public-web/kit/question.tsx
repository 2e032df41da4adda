import type { ReactNode } from 'react';
import button from './button.module.css';
import { Dialog } from './dialog.tsx';

interface QuestionProps {
  readonly title: string;
  /** Labels of the button that changes nothing, and of the one that does it. */
  readonly keep: string;
  readonly now: string;
  readonly isBusy: boolean;
  readonly onNow: () => void;
  readonly onClose: () => void;
  /** Consequences. */
  readonly children: ReactNode;
}

/** Dialog that asks before something cannot be taken back. */
export function Question({ title, keep, now, isBusy, onNow, onClose, children }: QuestionProps) {
  const buttons = (
    <>
      <button type="button" className={button.secondary} onClick={onClose}>
        {keep}
      </button>
      <button type="button" className={button.primary} aria-disabled={isBusy} onClick={onNow}>
        {now}
      </button>
    </>
  );
  return (
    <Dialog title={title} onClose={onClose} foot={buttons}>
      {children}
    </Dialog>
  );
}

import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './dialog.module.css';
import { useLayer } from './layers.ts';
import { dialogOpened } from './open-dialogs.ts';
import { words } from './words.ts';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Content fixed at the foot. */
  readonly foot?: ReactNode;
  /** Whether it belongs to the page itself, so that Back leaves both. */
  readonly isOfPage?: boolean;
}

/** Modal dialog, closed by Escape, Back, its button, or a press outside. */
export function Dialog({ title, onClose, children, foot, isOfPage = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayer(!isOfPage, onClose);
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    const openedFrom = document.activeElement;
    element.showModal();
    const closed = dialogOpened(element);
    return () => {
      closed();
      element.close();
      if (openedFrom instanceof HTMLElement) openedFrom.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A browser closes the dialog itself if Escape comes before any other interaction with the page.
      onClose={(event) => event.target === dialog.current && onClose()}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <button type="button" className={styles.close} onClick={onClose} aria-label={words.dialog.close}>
            ×
          </button>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by keyboard */}
        <div className={styles.body} tabIndex={0}>
          {children}
        </div>
        {foot !== undefined && <div className={styles.foot}>{foot}</div>}
      </div>
    </dialog>
  );
}

import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTopDialog } from './open-dialogs.ts';
import styles from './toast-region.module.css';
import { dismissToast, useToast } from './toasts.ts';
import { words } from './words.ts';

/** Live region for toasts: over the page, or inside the topmost dialog. */
export function ToastRegion() {
  const toast = useToast();
  const dialog = useTopDialog();
  useEffect(() => {
    if (toast !== undefined && dialog === undefined) showFieldInFocus();
  }, [toast, dialog]);
  const region = (
    <div className={styles.region} aria-live="polite" aria-atomic="true">
      {toast !== undefined && (
        <div className={styles[toast.tone]} data-toast={toast.tone} role={toast.tone === 'alarm' ? 'alert' : undefined}>
          <div>
            <strong className={styles.title}>{toast.title}</strong>
            <p>{toast.text}</p>
          </div>
          <button type="button" className={styles.close} onClick={dismissToast} aria-label={words.toast.close}>
            ×
          </button>
        </div>
      )}
    </div>
  );
  return dialog === undefined ? region : createPortal(region, dialog);
}

/** Scrolls the field in focus above the toast, for which the page leaves room at its foot, unless the reader has left the field. */
function showFieldInFocus(): void {
  const field = document.querySelector('input:focus, textarea:focus, select:focus');
  const box = field?.getBoundingClientRect();
  if (box !== undefined && box.bottom > 0 && box.top < window.innerHeight) field?.scrollIntoView({ block: 'nearest' });
}

import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Height of a toast at the foot of the window; pages and dialogs keep it free. */
export const toastRoom = 'var(--toast-room, 0px)';

const room = '--toast-room';

/** Cancels the pending release of a closed toast's room. */
let waiting = new AbortController();

/** Keeps room free for a toast while it is shown. */
export function useToastRoom<E extends HTMLElement>(): RefObject<E | null> {
  const toast = useRef<E>(null);
  useLayoutEffect(() => {
    const measure = () => keepRoom((toast.current?.offsetHeight ?? 0) + 24);
    const observer = new ResizeObserver(measure);
    if (toast.current !== null) observer.observe(toast.current);
    return () => {
      observer.disconnect();
      giveRoomBack();
    };
  }, []);
  return toast;
}

function keepRoom(height: number): void {
  waiting.abort();
  document.documentElement.style.setProperty(room, `${height}px`);
}

/** Releases the room once nothing would move under a finger: no dialog is open, and the page is not scrolled to its end. */
function giveRoomBack(): void {
  waiting.abort();
  waiting = new AbortController();
  const { signal } = waiting;
  const give = () => {
    if (document.querySelector('[role="dialog"]') !== null || isAtTheEnd()) return;
    waiting.abort();
    document.documentElement.style.removeProperty(room);
  };
  const dialogs = new MutationObserver(give);
  dialogs.observe(document.body, { childList: true });
  signal.addEventListener('abort', () => dialogs.disconnect());
  window.addEventListener('scroll', give, { passive: true, signal });
  give();
}

/** Returns whether a scrolled page would jump if it became shorter. */
function isAtTheEnd(): boolean {
  const { style, scrollHeight, clientHeight } = document.documentElement;
  const height = Number.parseFloat(style.getPropertyValue(room)) || 0;
  return window.scrollY > 0 && window.scrollY + clientHeight > scrollHeight - height;
}

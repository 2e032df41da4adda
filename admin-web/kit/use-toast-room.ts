import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The room that a message takes at the foot of the window; pages and dialogs leave it free while it is there. */
export const toastRoom = 'var(--toast-room, 0px)';

const room = '--toast-room';

/** Ends the waiting until the room of a message that has gone can be given back. */
let waiting = new AbortController();

/** Keeps the room free that a message takes, as long as the message is there. */
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

/** As soon as nothing moves by it under the finger that is just pressing something: without a dialog, and away from the page's end. */
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

/** Whether a page that has been scrolled would be scrolled back if it ended sooner. */
function isAtTheEnd(): boolean {
  const { style, scrollHeight, clientHeight } = document.documentElement;
  const height = Number.parseFloat(style.getPropertyValue(room)) || 0;
  return window.scrollY > 0 && window.scrollY + clientHeight > scrollHeight - height;
}

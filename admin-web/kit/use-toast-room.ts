import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The room that a message takes at the foot of the window; pages and dialogs leave it free while it is there. */
export const toastRoom = 'var(--toast-room, 0px)';

const room = '--toast-room';

/** Waits for the dialogs to close before the room of a message that has gone is given back. */
let closing: MutationObserver | undefined;

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
  closing?.disconnect();
  document.documentElement.style.setProperty(room, `${height}px`);
}

/** At once, or with the last open dialog: it would move under the finger that is just pressing something in it. */
function giveRoomBack(): void {
  closing?.disconnect();
  closing = new MutationObserver(giveIfUncovered);
  closing.observe(document.body, { childList: true });
  giveIfUncovered();
}

function giveIfUncovered(): void {
  if (document.querySelector('[role="dialog"]') !== null) return;
  closing?.disconnect();
  document.documentElement.style.removeProperty(room);
}

import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The room that a message takes at the foot of the window; pages and dialogs leave it free while it is there. */
export const toastRoom = 'var(--toast-room, 0px)';

/** Keeps the room free that a message takes, as long as the message is there. */
export function useToastRoom<E extends HTMLElement>(): RefObject<E | null> {
  const toast = useRef<E>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = () => style.setProperty('--toast-room', `${(toast.current?.offsetHeight ?? 0) + 24}px`);
    const observer = new ResizeObserver(measure);
    if (toast.current !== null) observer.observe(toast.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--toast-room');
    };
  }, []);
  return toast;
}

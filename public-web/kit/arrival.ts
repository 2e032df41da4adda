import { type RefObject, useEffect, useRef } from 'react';

/** What has just appeared comes into view and takes the focus, so that reading goes on there. */
export function useArrival<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => arriveAt(element.current), []);
  return element;
}

/** Brings an element into view and gives it the focus. */
export function arriveAt(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'start' });
  element?.focus({ preventScroll: true });
}

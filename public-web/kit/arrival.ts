import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls to a new element and focuses it, so that reading goes on there. */
export function useArrival<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => arriveAt(element.current), []);
  return element;
}

/** Scrolls to an element and focuses it. */
export function arriveAt(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'start' });
  element?.focus({ preventScroll: true });
}

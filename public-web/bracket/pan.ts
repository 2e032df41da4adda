import { type RefObject, useEffect } from 'react';

/** Moves the picture with a pressed mouse; touch scrolls natively. */
export function useDragToPan(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    let held: PointerEvent | undefined;
    const take = (event: PointerEvent) => {
      held = event.pointerType === 'mouse' && event.button === 0 ? event : undefined;
    };
    const drag = (event: PointerEvent) => {
      if (held === undefined) return;
      element.scrollBy({ left: held.clientX - event.clientX, top: held.clientY - event.clientY, behavior: 'instant' });
      held = event;
      event.preventDefault();
    };
    const release = () => {
      held = undefined;
    };
    element.addEventListener('pointerdown', take);
    window.addEventListener('pointermove', drag);
    window.addEventListener('pointerup', release);
    return () => {
      element.removeEventListener('pointerdown', take);
      window.removeEventListener('pointermove', drag);
      window.removeEventListener('pointerup', release);
    };
  }, [place]);
}

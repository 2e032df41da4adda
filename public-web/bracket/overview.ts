import { type MouseEvent, type RefObject, useEffect, useState } from 'react';

/** Overview of a picture that is wider than the phone. */
export interface Overview {
  readonly isShown: boolean;
  readonly show: (isShown: boolean) => void;
  /** Ends the overview at the match that was tapped. */
  readonly lookAt: (event: MouseEvent<HTMLElement>) => void;
}

/** Ratio of finger distances below which a pinch opens the overview. */
const pinched = 0.75;

/** Shows the whole picture after a press of the button or a pinch; a tap on a match leads back to its place. */
export function useOverview(place: RefObject<HTMLElement | null>): Overview {
  const [isShown, show] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    let apart = 0;
    const begin = ({ touches }: TouchEvent) => {
      apart = distanceOf(touches);
    };
    const move = ({ touches }: TouchEvent) => {
      if (apart > 0 && touches.length === 2 && distanceOf(touches) < apart * pinched) show(true);
    };
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchmove', move, { passive: true });
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchmove', move);
    };
  }, [place]);
  const lookAt = (event: MouseEvent<HTMLElement>) => {
    // In the overview the names are too small to read, so they are not followed as links.
    event.preventDefault();
    const { target } = event;
    const match = target instanceof Element ? target.closest('[data-match]') : null;
    show(false);
    requestAnimationFrame(() => match?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }));
  };
  return { isShown, show, lookAt };
}

/** Returns the distance between two fingers in pixels; 0 unless there are two. */
function distanceOf(touches: TouchList): number {
  const [one, other] = touches;
  if (one === undefined || other === undefined) return 0;
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}

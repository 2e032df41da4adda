import { type MouseEvent, type RefObject, useEffect, useState } from 'react';

/** A picture that is wider than a phone, at a glance. */
export interface Overview {
  readonly isShown: boolean;
  readonly show: (isShown: boolean) => void;
  /** Ends it at the match that was tapped. */
  readonly lookAt: (event: MouseEvent<HTMLElement>) => void;
}

/** Two fingers so much closer than they were ask for the overview. */
const pinched = 0.75;

/** All of a picture at a glance, asked for by a button or by pinching it; a tap on a match leads back to where it stands. */
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
    // A name that is too small to be read is no link to follow.
    event.preventDefault();
    const { target } = event;
    const match = target instanceof Element ? target.closest('[data-match]') : null;
    show(false);
    requestAnimationFrame(() => match?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }));
  };
  return { isShown, show, lookAt };
}

/** Between two fingers, in pixels; 0 where there are not two. */
function distanceOf(touches: TouchList): number {
  const [one, other] = touches;
  if (one === undefined || other === undefined) return 0;
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}

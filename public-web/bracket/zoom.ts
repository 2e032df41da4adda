import { type RefObject, useEffect, useState } from 'react';

/** How large the picture is shown: fitted into the window, or as large as somebody chose. */
export interface Zoom {
  readonly scale: number;
  readonly isFitted: boolean;
  /** The room that the picture has in the page, in pixels; 0 until it is known. */
  readonly roomWidth: number;
  readonly by: (factor: number) => void;
  readonly fit: () => void;
}

const smallest = 0.25;
const largest = 2;
/** Below this the names cannot be read: the picture scrolls instead. */
const legible = 0.6;
/** The window is at most so high, as a share of the screen; the style sheet says the same. */
const highest = 0.82;

const within = (scale: number): number => Math.min(largest, Math.max(smallest, scale));

/** Width and height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The scale at which a picture fits into its room: whole if it can still be read, else in its width. */
export function fittedScale(room: Size, picture: Size): number {
  if (room.width <= 0 || picture.width <= 0) return 1;
  const wide = Math.min(1, room.width / picture.width);
  const whole = Math.min(wide, room.height / picture.height);
  return whole >= legible ? whole : Math.max(legible, wide);
}

/** Zooms by buttons and by Ctrl and wheel; until then the picture is fitted, also when the window changes. */
export function useZoom(place: RefObject<HTMLElement | null>, picture: Size): Zoom {
  const [chosen, setChosen] = useState<number>();
  const [room, setRoom] = useState<Size>({ width: 0, height: 0 });
  const scale = chosen ?? fittedScale(room, picture);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const watch = new ResizeObserver(([seen]) => {
      if (seen !== undefined) setRoom({ width: seen.contentRect.width, height: window.innerHeight * highest });
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [place]);
  useEffect(() => {
    const element = place.current;
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      setChosen(within(scale * (event.deltaY < 0 ? 1.1 : 1 / 1.1)));
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [place, scale]);
  return {
    scale,
    isFitted: chosen === undefined,
    roomWidth: room.width,
    by: (factor) => setChosen(within(scale * factor)),
    fit: () => setChosen(undefined),
  };
}

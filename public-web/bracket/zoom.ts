import { type RefObject, useEffect, useState } from 'react';

/** Scale of the picture: fitted into the window, or chosen by the user. */
export interface Zoom {
  readonly scale: number;
  readonly isFitted: boolean;
  /** Width of the picture's place in the page, in pixels; 0 until it is known. */
  readonly roomWidth: number;
  readonly by: (factor: number) => void;
  readonly fit: () => void;
}

const smallest = 0.25;
const largest = 2;
/** Scale below which names become illegible; the picture scrolls instead. */
const legible = 0.7;
/** Maximum height of the window as a share of the screen; the style sheet has the same value. */
const highest = 0.76;

const within = (scale: number): number => Math.min(largest, Math.max(smallest, scale));

/** Width and height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns the scale at which a picture fits its room: whole if it stays legible, else by its width. */
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
    fit: () => {
      setChosen(undefined);
      place.current?.scrollIntoView({ block: 'end' });
    },
  };
}

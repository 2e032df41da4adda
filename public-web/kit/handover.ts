import { useLayoutEffect, useRef } from 'react';
import { ofPage } from './of-page.ts';

/** What stood on the page when it went over to another language, by the name of the place it stood in. */
const left = ofPage('left words', () => ({ isLeaving: false, words: new Map<string, unknown>() }));

/** Takes the page away to be shown in another language: what stands in it is there again then. */
export function leaveWords(takeAway: () => void): void {
  left.words.clear();
  left.isLeaving = true;
  takeAway();
  left.isLeaving = false;
}

/** What stood in a place before the page changed its language; it is handed out once. */
export function takeWords(place: string): unknown {
  const words = left.words.get(place);
  left.words.delete(place);
  return words;
}

/** Leaves what stands in a place for the page in the other language. */
export function useLeftWords(place: string, now: () => unknown): void {
  const latest = useRef(now);
  latest.current = now;
  useLayoutEffect(
    () => () => {
      if (left.isLeaving) left.words.set(place, latest.current());
    },
    [place],
  );
}

import { useLayoutEffect, useRef } from 'react';
import { ofPage } from './of-page.ts';

/** State of the page, by place, during a change of language. */
const left = ofPage('left words', () => ({ isLeaving: false, words: new Map<string, unknown>() }));

/** Unmounts the page for another language and lets its places save their state first. */
export function leaveWords(takeAway: () => void): void {
  left.words.clear();
  left.isLeaving = true;
  takeAway();
  left.isLeaving = false;
}

/** Returns the state of a place from before the change of language, once. */
export function takeWords(place: string): unknown {
  const words = left.words.get(place);
  left.words.delete(place);
  return words;
}

/** Saves the state of a place for the page in the other language. */
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

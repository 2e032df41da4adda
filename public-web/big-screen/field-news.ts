import { useEffect, useRef, useState } from 'react';
import type { SentGame } from '../game/sent-game.ts';
import { newsSince, turnTo } from './screen-program.ts';
import type { Turning } from './screen-turn.ts';

/** Time for which a goal counts as new, in milliseconds. */
const freshFor = 10_000;

/** Returns the games in which a goal was just scored, and opens the page of the first one. */
export function useFieldNews(
  games: readonly SentGame[] | undefined,
  playing: readonly SentGame[],
  { turn, isTurning, open }: Turning,
): readonly number[] {
  const before = useRef(games);
  const [scored, setScored] = useState<readonly number[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the games is news
  useEffect(() => {
    const news = newsSince(before.current ?? [], games ?? []);
    before.current = games;
    const [first] = news.scored;
    if (first === undefined) return;
    setScored(news.scored);
    if (isTurning) open(turnTo(first, playing, turn));
  }, [games]);
  useEffect(() => {
    if (scored.length === 0) return;
    const timer = setTimeout(() => setScored([]), freshFor);
    return () => clearTimeout(timer);
  }, [scored]);
  return scored;
}

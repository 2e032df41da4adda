import { useEffect, useState } from 'react';
import type { ShownGame } from './shown-game.ts';

/** What is told of the fields, and what is done about it. */
export interface LiveNews {
  /** The whole list: what everybody is told first. */
  readonly onList: (games: readonly ShownGame[]) => void;
  readonly onGame: (game: ShownGame) => void;
  readonly onGone: () => void;
  /** Goals were given or taken back. */
  readonly onGoals: () => void;
}

/** How long to wait before asking again for the push that the server has refused, in milliseconds. */
const patience = 15_000;

/** Listens to what happens on the fields. Says whether it listens; while it does not, screens ask by themselves. */
export function useLivePush(news: LiveNews): boolean {
  const [isListening, setListening] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt is a connection of its own
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const source = new EventSource('/api/live', { withCredentials: true });
    source.onopen = () => setListening(true);
    source.onerror = () => {
      setListening(false);
      if (source.readyState === EventSource.CLOSED)
        timer = setTimeout(() => setAttempt((tried) => tried + 1), patience);
    };
    source.addEventListener('live-scores', ({ data }) => news.onList(JSON.parse(data)));
    source.addEventListener('game', ({ data }) => news.onGame(JSON.parse(data)));
    source.addEventListener('gone', news.onGone);
    source.addEventListener('goals', news.onGoals);
    return () => {
      clearTimeout(timer);
      source.close();
    };
  }, [news, attempt]);
  return isListening;
}

import { useEffect, useState } from 'react';
import { liveHeartbeat } from '../../domain/answer/game/live-heartbeat.ts';
import type { ShownGame } from './shown-game.ts';

/** What is told of the fields, and what is done about it. */
export interface LiveNews {
  /** The whole list: what everybody is told first. */
  readonly onList: (games: readonly ShownGame[]) => void;
  readonly onGame: (game: ShownGame) => void;
  /** A game, by its number, is in the list no more. */
  readonly onGone: (id: number) => void;
  /** Goals were given or taken back. */
  readonly onGoals: () => void;
  /** The line stands, and what is known is how it is. */
  readonly onHere: () => void;
}

/** How long to wait before asking again for the push that the server has refused, in milliseconds. */
const patience = 15_000;
/** All lose the push at once when a server ends: each begins to ask at another moment within so many milliseconds. */
const apartMs = 1000;
/** A line that has said nothing for so long is dead, though nobody has ended it; in milliseconds. */
const deadAfter = 2 * liveHeartbeat;

/** Listens to what happens on the fields. Says whether it listens; while it does not, screens ask by themselves. */
export function useLivePush(news: LiveNews): boolean {
  const [isListening, setListening] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt is a connection of its own
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lost: ReturnType<typeof setTimeout> | undefined;
    let silence: ReturnType<typeof setTimeout> | undefined;
    const source = new EventSource('/api/live', { withCredentials: true });
    const hear = () => {
      clearTimeout(silence);
      silence = setTimeout(() => {
        setListening(false);
        setAttempt((tried) => tried + 1);
      }, deadAfter);
    };
    const listen = (name: string, tell: (data: string) => void) =>
      source.addEventListener(name, ({ data }) => {
        hear();
        tell(data);
      });
    source.onopen = () => {
      clearTimeout(lost);
      lost = undefined;
      hear();
      setListening(true);
    };
    source.onerror = () => {
      lost ??= setTimeout(() => setListening(false), Math.random() * apartMs);
      if (source.readyState === EventSource.CLOSED)
        timer = setTimeout(() => setAttempt((tried) => tried + 1), patience);
    };
    listen('live-scores', (data) => news.onList(JSON.parse(data)));
    listen('game', (data) => news.onGame(JSON.parse(data)));
    listen('gone', (data) => news.onGone(JSON.parse(data).id));
    listen('goals', news.onGoals);
    listen('here', news.onHere);
    return () => {
      for (const one of [timer, lost, silence]) clearTimeout(one);
      source.close();
    };
  }, [news, attempt]);
  return isListening;
}

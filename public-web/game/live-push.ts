import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { liveHeartbeat } from '../../domain/answer/game/live-heartbeat.ts';
import { useBoard } from '../site/board.ts';
import { askingSoon } from './asking-soon.ts';
import type { SentGame } from './sent-game.ts';

/** Handlers for the events of the live stream. */
export interface LiveNews {
  /** Receives the near games, the first event of each connection: those of the day and of the next with their present scores. */
  readonly onList: (games: readonly SentGame[]) => void;
  /** Called when a connection begins if more than scores has changed since the last news, or since the page opened. */
  readonly onMissed: () => void;
  readonly onGame: (game: SentGame) => void;
  /** Receives the id of a game that left the list. */
  readonly onGone: (id: number) => void;
  /** Called when goals were added or withdrawn. */
  readonly onGoals: () => void;
  /** Called when the connection stands and the known data is current. */
  readonly onHere: () => void;
}

/** Delay before the stream is requested again after a refusal, in milliseconds. */
const patience = 15_000;
/** When a server stops, all phones lose the stream at once; each starts to poll after a random delay up to this, in milliseconds. */
const apartMs = 1000;
/** Silence after which a connection counts as dead, in milliseconds. */
const deadAfter = 2 * liveHeartbeat;

/** Time by which news and prepared answers may lag behind a change, in milliseconds. */
const lag = 5000;

/** Subscribes to the live stream, also for the list of tournaments; returns whether it is connected. While it is not, screens poll. */
export function useLivePush(news: LiveNews): boolean {
  const [isListening, setListening] = useState(false);
  const [attempt, setAttempt] = useState(0);
  /** Time up to which the screen was told of everything, or has asked. */
  const knownAt = useRef(Date.now());
  const { askAgain } = useBoard();
  const askForBoard = useEffectEvent(() => void askAgain?.());
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
        if (name !== 'live-scores') knownAt.current = Date.now();
      });
    const compare = (unchangedMs: number) => {
      if (unchangedMs < Date.now() - knownAt.current + lag) news.onMissed();
    };
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
    listen('unchanged', (data) => compare(1000 * JSON.parse(data).seconds));
    listen('game', (data) => news.onGame(JSON.parse(data)));
    listen('gone', (data) => news.onGone(JSON.parse(data).id));
    listen('goals', news.onGoals);
    listen('tournaments', askingSoon(askForBoard));
    listen('here', news.onHere);
    return () => {
      for (const one of [timer, lost, silence]) clearTimeout(one);
      source.close();
    };
  }, [news, attempt]);
  return isListening;
}

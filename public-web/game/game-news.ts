import { useLayoutEffect, useRef, useState } from 'react';
import { serverNow } from '../transport/server-clock.ts';
import { isCompleted, isPlaying, type SentGame } from './sent-game.ts';
import { words } from './words.ts';

/** Fields of a game by which a goal and its end are noticed. */
export type NoticedGame = Pick<
  SentGame,
  'id' | 'status' | 'team1Name' | 'team2Name' | 'team1Score' | 'team2Score' | 'shootout' | 'isGoldenGoal'
>;

/** What happened in a game between two looks at it. */
export interface GameEvent {
  readonly is: 'goal' | 'end';
  readonly game: NoticedGame;
}

/** Time for which a game that ended stays where it was, in milliseconds. */
const tenMinutes = 600_000;

/** Returns the goals and final whistles between two looks at the same games, one for each game. */
export function eventsBetween(before: readonly NoticedGame[], after: readonly NoticedGame[]): readonly GameEvent[] {
  const known = new Map(before.map((game) => [game.id, game]));
  return after.flatMap((game): readonly GameEvent[] => {
    const was = known.get(game.id);
    if (was === undefined || !isPlaying(was)) return [];
    if (isCompleted(game)) return [{ is: 'end', game }];
    const hasScored = game.team1Score > was.team1Score || game.team2Score > was.team2Score;
    return hasScored && isPlaying(game) ? [{ is: 'goal', game }] : [];
  });
}

/** Returns an event as it is spoken: Goal: Hawks 2, Wolves 1. */
export function eventInWords({ is, game }: GameEvent): string {
  const { team1Name, team1Score, team2Name, team2Score, shootout, isGoldenGoal } = game;
  const score = words.announced(team1Name ?? '', team1Score, team2Name ?? '', team2Score);
  const kicks = shootout === null ? [] : [words.shootout(shootout.team1, shootout.team2)];
  const golden = isGoldenGoal ? [words.goldenGoal] : [];
  return `${words.events[is]}: ${[score, ...kicks, ...golden].join(', ')}.`;
}

/** News that a page has seen happen. */
export interface GameNews {
  /** Latest goals and final whistles; empty until one happens. */
  readonly spoken: string;
  /** Tells whether the page saw a game end in the last ten minutes. `now` is in milliseconds since 1970. */
  readonly hasJustEnded: (game: Pick<SentGame, 'id' | 'status'>, now: number) => boolean;
}

/** Notices goals and final whistles of the games that a page shows. */
export function useGameNews(games: readonly NoticedGame[] | undefined): GameNews {
  const seen = useRef<readonly NoticedGame[]>([]);
  const [news, setNews] = useState<{ readonly spoken: string; readonly endedAt: ReadonlyMap<number, number> }>({
    spoken: '',
    endedAt: new Map(),
  });
  // Before the page is painted, so that a game that ended never leaves its place for a moment.
  useLayoutEffect(() => {
    if (games === undefined) return;
    const events = eventsBetween(seen.current, games);
    seen.current = games;
    if (events.length === 0) return;
    const ended = events.flatMap(({ is, game }) => (is === 'end' ? [[game.id, serverNow()] as const] : []));
    setNews(({ endedAt }) => ({
      spoken: events.map(eventInWords).join(' '),
      endedAt: new Map([...endedAt, ...ended]),
    }));
  }, [games]);
  return {
    spoken: news.spoken,
    hasJustEnded: ({ id, status }, now) =>
      status === 'completed' && now - (news.endedAt.get(id) ?? Number.NEGATIVE_INFINITY) < tenMinutes,
  };
}

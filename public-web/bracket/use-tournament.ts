import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { askingSoon } from '../game/asking-soon.ts';
import { confirm, everyThreeSeconds, expectedInterval, whenAnswered } from '../game/freshness.ts';
import { type LiveNews, useLivePush } from '../game/live-push.ts';
import type { Freshness } from '../kit/as-of.tsx';
import { gamesDiffer } from './games-differ.ts';
import { type TournamentDetail, tournamentDetail } from './tournament-detail.ts';

/** State of the query for a tournament: data, failure and a function that asks again. */
interface TournamentQuery {
  readonly detail: TournamentDetail | undefined;
  readonly failure: unknown;
  readonly again: () => Promise<void>;
  /** When the last news arrived; undefined for a tournament that is not being played. */
  readonly heard: Freshness | undefined;
}

/** Fetches a tournament with its brackets, teams and games, and keeps it up to date. */
export function useTournament(id: number): TournamentQuery {
  const queries = useQueryClient();
  const again = useCallback(async () => {
    await queries.invalidateQueries({ queryKey: ['tournament', id] });
  }, [queries, id]);
  const shown = useCallback(() => queries.getQueryData<TournamentDetail>(['tournament', id]), [queries, id]);
  const here = useCallback(() => confirm(queries, ['tournament', id]), [queries, id]);
  const isPushed = useLivePush(
    useMemo(() => {
      const settled = (act: () => void) => whenAnswered(queries, ['tournament', id], act);
      return { ...newsOf(id, { shown, again, settled }), onHere: here };
    }, [queries, id, shown, again, here]),
  );
  const asked = useQuery({
    queryKey: ['tournament', id],
    queryFn: () => tournamentDetail(id),
    gcTime: 0,
    refetchInterval: ({ state }) => (!isPushed && isPlayed(state.data) ? everyThreeSeconds : false),
  });
  const every = expectedInterval(isPushed);
  return {
    detail: asked.data,
    failure: asked.isPending ? null : asked.error,
    again,
    heard: isPlayed(asked.data) ? { at: asked.dataUpdatedAt, every, isLost: asked.isError } : undefined,
  };
}

const isPlayed = (detail: TournamentDetail | undefined): boolean => detail?.tournament.status === 'active';

/** What a page shows of a tournament, and how it asks: again, or once an answer under way is there. */
interface Shown {
  readonly shown: () => TournamentDetail | undefined;
  readonly again: () => void;
  readonly settled: (act: () => void) => void;
}

/** Fetches the brackets again when a game of this tournament has changed; requests under way are not repeated. */
function newsOf(id: number, { shown, again, settled }: Shown): Omit<LiveNews, 'onHere'> {
  const soon = askingSoon(again);
  return {
    onList: (games) =>
      settled(() => {
        const known = shown();
        if (known !== undefined && gamesDiffer(games, known.games, id)) again();
      }),
    onMissed: soon,
    onGame: ({ tournamentId }) => tournamentId === id && settled(soon),
    onGone: soon,
    onGoals: () => {},
  };
}

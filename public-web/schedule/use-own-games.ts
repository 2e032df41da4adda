import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { askingSoon } from '../game/asking-soon.ts';
import { confirm, expectedInterval, whenAnswered } from '../game/freshness.ts';
import { type LiveNews, useLivePush } from '../game/live-push.ts';
import { isPlaying, type SentGame } from '../game/sent-game.ts';
import type { Freshness } from '../kit/as-of.tsx';
import { myTeam, storeTeamGames } from '../kit/my-team.ts';
import { useMyTeamId } from '../kit/my-team-id.ts';
import { read } from '../transport/call.ts';
import { verdictOf } from '../transport/call-failed.ts';
import { isOutdated, isOwn, type OwnGames, updateTeamGames } from './own-games.ts';

/** Polling interval without a push connection, in milliseconds. */
const everyQuarterMinute = 15_000;

/** Key of the query of a team's games. */
export const keyOf = (id: string) => ['games of team', id] as const;

/** Fetches the games of a team, keeps them up to date, and returns the time of the last news. */
export function useOwnGames(id: string) {
  const queries = useQueryClient();
  const isPushed = useLivePush(useMemo(() => newsFor(queries, id), [queries, id]));
  return useTeamGames(id, isPushed ? false : everyQuarterMinute, expectedInterval(isPushed, everyQuarterMinute));
}

/** Time after which the age of stored data is shown while an answer is pending, in milliseconds. */
const patience = 4000;

/** Fetches the games of a team at an interval; the team chosen on this device starts with its stored data. */
export function useTeamGames(id: string, asks: number | false, every: number) {
  const asked = useQuery({
    queryKey: keyOf(id),
    queryFn: () => read<OwnGames>(`/api/teams/${encodeURIComponent(id)}/games`),
    initialData: () => seenOf(id)?.own,
    initialDataUpdatedAt: () => seenOf(id)?.at,
    staleTime: 0,
    refetchInterval: asks,
    refetchOnWindowFocus: 'always',
    gcTime: 0,
  });
  const { data, dataUpdatedAt: at, isFetchedAfterMount: isAnswered, isError } = asked;
  const isMine = String(useMyTeamId()) === id;
  useEffect(() => {
    if (isMine && data !== undefined && isAnswered && !isError) storeTeamGames(data, at);
  }, [isMine, data, at, isAnswered, isError]);
  const isSlow = useLater(patience) && !isAnswered;
  const freshness: Freshness = { at, every: isAnswered ? every : Number.POSITIVE_INFINITY, isLost: isError || isSlow };
  return { asked, heard: freshness };
}

/** Returns whether the team does not exist any more, or is not shown at the moment. */
export const isGone = (failure: unknown): boolean => [400, 404].includes(verdictOf(failure)?.status ?? 0);

const seenOf = (id: string) => {
  const mine = myTeam();
  return String(mine?.id) === id ? mine?.seen : undefined;
};

/** Returns whether a number of milliseconds has passed. */
function useLater(after: number): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), after);
    return () => clearTimeout(timer);
  }, [after]);
  return isLater;
}

/** Returns whether another team's game may be one that a win or a loss leads to: it has another time or field, or it is over. */
const isAhead = ({ team }: OwnGames, game: SentGame): boolean =>
  game.tournamentId === team.tournamentId && !isPlaying(game);

/** Applies pushed scores at once, and fetches their consequences. */
function newsFor(queries: QueryClient, id: string): LiveNews {
  const key = keyOf(id);
  const shown = () => queries.getQueryData<OwnGames>(key);
  const soon = askingSoon(() => void queries.invalidateQueries({ queryKey: key }));
  return {
    onList: (games) =>
      whenAnswered(queries, key, () => {
        const own = shown();
        if (own !== undefined && isOutdated(own, games)) soon();
      }),
    onMissed: soon,
    onGame: (game) => {
      const own = shown();
      if (own === undefined) return whenAnswered(queries, key, soon);
      if (isOwn(own, game)) queries.setQueryData(key, updateTeamGames(own, game));
      if (isOwn(own, game) || isAhead(own, game)) soon();
    },
    onGone: (gone) => {
      if (shown()?.games.some((game) => game.id === gone)) soon();
    },
    onGoals: () => {},
    onHere: () => confirm(queries, key),
  };
}

import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { askingSoon } from '../game/asking-soon.ts';
import { confirm, heardEvery } from '../game/heard.ts';
import { type LiveNews, useLivePush } from '../game/live-push.ts';
import { isPlaying, type ShownGame } from '../game/shown-game.ts';
import type { Heard } from '../kit/as-of.tsx';
import { keepSeen, myTeam } from '../kit/my-team.ts';
import { useMyTeamId } from '../kit/my-team-id.ts';
import { read } from '../transport/call.ts';
import { CallFailed } from '../transport/call-failed.ts';
import { isOutdated, isOwn, type OwnGames, withTold } from './own-games.ts';

/** How often the games are asked for where nothing is pushed, in milliseconds. */
const everyQuarterMinute = 15_000;

const keyOf = (id: string) => ['games of team', id] as const;

/** The games of a team as they are played, and when they were heard of last. */
export function useOwnGames(id: string) {
  const queries = useQueryClient();
  const isPushed = useLivePush(useMemo(() => newsFor(queries, id), [queries, id]));
  return useTeamGames(id, isPushed ? false : everyQuarterMinute, heardEvery(isPushed, everyQuarterMinute));
}

/** So long an answer may take before what was seen last says from when it is, in milliseconds. */
const patience = 4000;

/** The games of a team, asked for so often and heard of so often; of the team that leads here first as they were seen last. */
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
    if (isMine && data !== undefined && isAnswered && !isError) keepSeen(data, at);
  }, [isMine, data, at, isAnswered, isError]);
  const isSlow = useLater(patience) && !isAnswered;
  const heard: Heard = { at, every: isAnswered ? every : Number.POSITIVE_INFINITY, isLost: isError || isSlow };
  return { asked, heard };
}

/** Whether the team is not to be had any more, or not at the moment. */
export const isGone = (failure: unknown): boolean =>
  failure instanceof CallFailed && [400, 404].includes(failure.status);

const seenOf = (id: string) => {
  const mine = myTeam();
  return String(mine?.id) === id ? mine?.seen : undefined;
};

/** Whether so many milliseconds have passed. */
function useLater(after: number): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), after);
    return () => clearTimeout(timer);
  }, [after]);
  return isLater;
}

/** Whether a game of others may be one that a win or a loss leads to: it has another time or field, or it is over. */
const isAhead = ({ team }: OwnGames, game: ShownGame): boolean =>
  game.tournamentId === team.tournamentId && !isPlaying(game);

/** A score is shown as it is told; what it leads to is asked for. */
function newsFor(queries: QueryClient, id: string): LiveNews {
  const key = keyOf(id);
  const shown = () => queries.getQueryData<OwnGames>(key);
  const soon = askingSoon(() => void queries.invalidateQueries({ queryKey: key }));
  return {
    onList: (games) => {
      const own = shown();
      if (own !== undefined && isOutdated(own, games)) soon();
    },
    onGame: (game) => {
      const own = shown();
      if (own === undefined) return;
      queries.setQueryData(key, withTold(own, game));
      if (isOwn(own, game) || isAhead(own, game)) soon();
    },
    onGone: (gone) => {
      if (shown()?.games.some((game) => game.id === gone)) soon();
    },
    onGoals: () => {},
    onHere: () => confirm(queries, key),
  };
}

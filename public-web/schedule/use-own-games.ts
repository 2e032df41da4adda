import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { askingSoon } from '../game/asking-soon.ts';
import { confirm, heardEvery } from '../game/heard.ts';
import { type LiveNews, useLivePush } from '../game/live-push.ts';
import { isPlaying, type ShownGame } from '../game/shown-game.ts';
import type { Heard } from '../kit/as-of.tsx';
import { read } from '../transport/call.ts';
import { isOutdated, isOwn, type OwnGames, withTold } from './own-games.ts';

/** How often the games are asked for where nothing is pushed, in milliseconds. */
const everyQuarterMinute = 15_000;

const keyOf = (id: string) => ['games of team', id] as const;

/** The games of a team as they are played, and when they were heard of last. */
export function useOwnGames(id: string) {
  const queries = useQueryClient();
  const isPushed = useLivePush(useMemo(() => newsFor(queries, id), [queries, id]));
  const asked = useQuery({
    queryKey: keyOf(id),
    queryFn: () => read<OwnGames>(`/api/teams/${encodeURIComponent(id)}/games`),
    refetchInterval: isPushed ? false : everyQuarterMinute,
    refetchOnWindowFocus: 'always',
    gcTime: 0,
  });
  const every = heardEvery(isPushed, everyQuarterMinute);
  const heard: Heard = { at: asked.dataUpdatedAt, every, isLost: asked.isError };
  return { asked, heard };
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

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { askingSoon } from '../game/asking-soon.ts';
import { type LiveNews, useLivePush } from '../game/live-push.ts';
import { tellsOtherwise } from './tells-otherwise.ts';
import { type TournamentDetail, tournamentDetail } from './tournament-detail.ts';

/** How often the games are asked for where nothing is pushed, in milliseconds (operations specification, section 7). */
const everyThreeSeconds = 3000;

/** What is known of a tournament, why nothing is, and how to ask again. */
export interface AskedTournament {
  readonly detail: TournamentDetail | undefined;
  readonly failure: unknown;
  readonly again: () => Promise<void>;
}

/** A tournament with its brackets, teams and games, as they change. */
export function useTournament(id: number): AskedTournament {
  const queries = useQueryClient();
  const again = useCallback(async () => {
    await queries.invalidateQueries({ queryKey: ['tournament', id] });
  }, [queries, id]);
  const shown = useCallback(() => queries.getQueryData<TournamentDetail>(['tournament', id]), [queries, id]);
  const isPushed = useLivePush(useMemo(() => newsOf(id, shown, again), [id, shown, again]));
  const asked = useQuery({
    queryKey: ['tournament', id],
    queryFn: () => tournamentDetail(id),
    gcTime: 0,
    refetchInterval: ({ state }) =>
      !isPushed && state.data?.tournament.status === 'active' ? everyThreeSeconds : false,
  });
  return { detail: asked.data, failure: asked.isPending ? null : asked.error, again };
}

/** The brackets are asked for again when a game of this tournament has changed; what is on its way is not asked for twice. */
function newsOf(id: number, shown: () => TournamentDetail | undefined, again: () => void): LiveNews {
  const soon = askingSoon(again);
  return {
    onList: (games) => {
      const known = shown();
      if (known !== undefined && tellsOtherwise(games, known.games, id)) again();
    },
    onGame: ({ tournamentId }) => tournamentId === id && soon(),
    onGone: soon,
    onGoals: () => {},
  };
}

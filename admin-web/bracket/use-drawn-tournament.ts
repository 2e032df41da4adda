import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { useSearchParams } from 'react-router';
import { inOrderOfDays } from '../tournament/tournament-choices.ts';
import { drawnTournament, tournamentsToDraw } from '../draw/draw-calls.ts';

const desk = 'bracket-desk';

/** The tournaments the desk can be set up for. */
export function useTournamentsToDraw() {
  const query = useQuery({ queryKey: [desk, 'tournaments'], queryFn: tournamentsToDraw, select: inOrderOfDays });
  useSignedIn(query.error);
  return query;
}

/** The tournament on the desk with its teams, brackets and games. */
export function useDrawnTournament(id: number | undefined) {
  const query = useQuery({
    queryKey: [desk, 'tournament', id],
    queryFn: () => drawnTournament(id ?? 0),
    enabled: id !== undefined,
  });
  useSignedIn(query.error);
  return query;
}

/** Which tournament is on the desk: it stands in the address, so a reload and a bookmark find it again. */
export function useChosenTournament(): readonly [number | undefined, (id: number | undefined) => void] {
  const [search, setSearch] = useSearchParams();
  const id = Number(search.get('tournament'));
  const choose = (chosen: number | undefined) =>
    setSearch(chosen === undefined ? {} : { tournament: String(chosen) }, { replace: true });
  return [Number.isInteger(id) && id > 0 ? id : undefined, choose];
}

/** Asks the product again for everything on the desk. */
export function useRefreshDesk(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [desk] }, { throwOnError: true });
}

/** Leads to the sign-in page when the session has ended. */
function useSignedIn(failure: unknown): void {
  const leaveIfSignedOut = useLogoutIfAccessDenied();
  useEffect(() => {
    if (failure) leaveIfSignedOut(failure);
  }, [failure, leaveIfSignedOut]);
}

/** The part of the desk's memory under which something of a tournament is kept. */
export const keyOf = (...of: readonly unknown[]): readonly unknown[] => [desk, ...of];

/** The part of the memory for what would follow from a wish: it is not asked again once the wish has come true. */
export const wishKeyOf = (...of: readonly unknown[]): readonly unknown[] => ['bracket-wish', ...of];

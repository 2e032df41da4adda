import { useQuery } from '@tanstack/react-query';
import type { StandingLine } from '../../domain/answer/standings/day-standings.ts';
import type { Stage } from '../../domain/rule/match/match.ts';
import { read } from '../transport/call.ts';

const fetchStandings = (tournamentId: number): Promise<readonly StandingLine[]> =>
  read(`/api/tournaments/${tournamentId}/standings`);

/** Standings of a tournament with groups. */
export interface Standings {
  readonly hasGroups: boolean;
  /** Undefined while loading and after a failure. */
  readonly lines: readonly StandingLine[] | undefined;
  readonly isOnTheWay: boolean;
}

/** Fetches the standings of a tournament if it has groups; an elimination has none. */
export function useStandings(tournamentId: number, matches: readonly { readonly stage: Stage }[]): Standings {
  const hasGroups = matches.some(({ stage }) => stage === 'group');
  const asked = useQuery({
    queryKey: ['tournament', tournamentId, 'standings'],
    queryFn: () => fetchStandings(tournamentId),
    enabled: hasGroups,
    gcTime: 0,
  });
  return { hasGroups, lines: asked.data, isOnTheWay: hasGroups && asked.isPending };
}

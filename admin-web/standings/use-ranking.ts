import { useQuery } from '@tanstack/react-query';
import { keyOf } from '../bracket/use-drawn-tournament.ts';
import { useProvider } from '../transport/use-provider.ts';

/** By what a tournament ranks its teams, as it is on file. */
export function useRanking(tournamentId: number) {
  const provider = useProvider();
  return useQuery({ queryKey: keyOf('ranking', tournamentId), queryFn: () => provider.rankingOf(tournamentId) });
}

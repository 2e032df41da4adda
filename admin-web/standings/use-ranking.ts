import { useQuery } from '@tanstack/react-query';
import { keyOf } from '../bracket/use-drawn-tournament.ts';
import { useProvider } from '../transport/use-provider.ts';

/** Fetches the stored ranking criteria of a tournament. */
export function useRanking(tournamentId: number) {
  const provider = useProvider();
  return useQuery({ queryKey: keyOf('ranking', tournamentId), queryFn: () => provider.rankingOf(tournamentId) });
}

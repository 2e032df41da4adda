import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { StandingsSettings } from '../../domain/standings/standings-settings.ts';
import { previewKeyOf } from '../bracket/use-drawn-tournament.ts';
import { useSettled } from '../kit/use-settled.ts';
import { useProvider } from '../transport/use-provider.ts';

/** Fetches the preview of a ranking when the organizer pauses; the previous one is shown until it arrives. */
export function useRankingPreview(tournamentId: number, ranking: StandingsSettings) {
  const provider = useProvider();
  const asked = useSettled(ranking);
  const query = useQuery({
    queryKey: previewKeyOf('ranking', tournamentId, asked),
    queryFn: ({ signal }) => provider.previewRanking(tournamentId, asked, signal),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  return { ...query, isBehind: asked !== ranking || query.isFetching };
}

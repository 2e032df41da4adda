import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { previewKeyOf } from '../bracket/use-drawn-tournament.ts';
import { useSettled } from '../kit/use-settled.ts';
import { useProvider } from '../transport/use-provider.ts';
import { complaintAbout, type DrawPlan } from './draw-plan.ts';
import { drawRequest } from './draw-request.ts';

/** Fetches the preview of a plan when the organizer pauses; the previous one is shown until it arrives. */
export function useDrawPreview(tournamentId: number, plan: DrawPlan) {
  const provider = useProvider();
  const asked = useSettled(plan);
  const canBeDrawn = complaintAbout(asked, true) === undefined;
  const query = useQuery({
    queryKey: previewKeyOf('preview', tournamentId, asked),
    queryFn: ({ signal }) => provider.previewDraw(tournamentId, drawRequest(asked), signal),
    enabled: canBeDrawn,
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
  const isBehind = asked !== plan || query.isFetching;
  return { ...query, canBeDrawn: complaintAbout(plan, true) === undefined, isBehind };
}

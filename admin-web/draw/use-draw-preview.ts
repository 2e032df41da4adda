import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { GeneratedBrackets } from '../../domain/answer/bracket/tournament-detail.ts';
import type { DrawSettings } from '../../domain/rule/draw/draw-settings.ts';
import type { Sent } from '../../domain/rule/time/moment.ts';
import { previewKeyOf } from '../bracket/use-drawn-tournament.ts';
import { useSettled } from '../kit/use-settled.ts';
import { send } from '../transport/call.ts';
import { complaintAbout } from './draw-plan.ts';
import { type DrawRequest, drawRequest } from './draw-request.ts';

/** Fetches the preview of a plan when the organizer pauses; the previous one is shown until it arrives. */
export function useDrawPreview(tournamentId: number, plan: DrawSettings) {
  const asked = useSettled(plan);
  const canBeDrawn = complaintAbout(asked, true) === undefined;
  const query = useQuery({
    queryKey: previewKeyOf('preview', tournamentId, asked),
    queryFn: ({ signal }) => previewDraw(tournamentId, drawRequest(asked), signal),
    enabled: canBeDrawn,
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
  const isBehind = asked !== plan || query.isFetching;
  return { ...query, canBeDrawn: complaintAbout(plan, true) === undefined, isBehind };
}

/** Previews a draw without saving it. */
const previewDraw = (id: number, asked: DrawRequest, signal: AbortSignal) =>
  send<Sent<GeneratedBrackets>>(
    'POST',
    `/api/tournaments/${id}/generate-brackets/preview`,
    { ...asked, draft: true },
    signal,
  );

import type { GeneratedBrackets } from '../../domain/answer/bracket/tournament-detail.ts';
import type { Proposal } from '../../domain/answer/free-agent/placement-view.ts';
import type { Sent } from '../../domain/time/moment.ts';
import { ask, send } from './call.ts';

/** API calls that draw brackets and place free agents. */
export const drawCalls = {
  /** Previews a draw without saving it. */
  previewDraw: (id: number, asked: object, signal: AbortSignal) =>
    send<Sent<GeneratedBrackets>>(
      'POST',
      `/api/tournaments/${id}/generate-brackets/preview`,
      { ...asked, draft: true },
      signal,
    ),
  /** Draws brackets as a draft, which organizers see before families do. */
  generateDraw: (id: number, asked: object, confirm: boolean) =>
    send('POST', `/api/tournaments/${id}/generate-brackets`, { ...asked, draft: true, ...(confirm && { confirm }) }),
  placement: (id: number) => ask<Proposal>(`/api/admin/tournaments/${id}/placement`),
  applyPlacement: (id: number, plan: object) => send('POST', `/api/admin/tournaments/${id}/placement`, plan),
  undoPlacement: (id: number) => send('POST', `/api/admin/tournaments/${id}/placement/undo`),
};

import type { RemindersAhead } from '../../domain/answer/waiver/reminder-preview.ts';
import { ask, send } from './call.ts';

/** Recipients of reminders: chosen registrations, or those of a tournament, or all. */
export type WaiverSelection = { readonly ids: readonly number[] } | { readonly tournamentId: number | undefined };

/** API calls about waivers. */
export const waiverCalls = {
  missingWaivers: (tournamentId: number | undefined) => {
    const of = tournamentId === undefined ? '' : `?tournamentId=${tournamentId}`;
    return ask<RemindersAhead>(`/api/admin/waiver-reminders${of}`);
  },
  remindOfWaivers: (meant: WaiverSelection) =>
    send<{ readonly sent: number }>('POST', '/api/admin/waiver-reminders', meant),
  enterPaperWaiver: (registrationId: number, answers: object) =>
    send('POST', `/api/admin/tournament-registrations/${registrationId}/waiver`, answers),
};

import type { RemindersAhead } from '../../domain/answer/waiver/reminder-preview.ts';
import { call, send } from '../transport/call.ts';

/** Whose families are reminded: chosen registrations, or those of a tournament, or all. */
export type WaiversMeant = { readonly ids: readonly number[] } | { readonly tournamentId: number | undefined };

export const waiverCalls = {
  open: async (tournamentId: number | undefined) => {
    const of = tournamentId === undefined ? '' : `?tournamentId=${tournamentId}`;
    return (await call<RemindersAhead>(`/api/admin/waiver-reminders${of}`)).json;
  },
  remind: async (meant: WaiversMeant) =>
    (await send<{ readonly sent: number }>('POST', '/api/admin/waiver-reminders', meant)).json,
  onPaper: (registrationId: number, answers: object) =>
    send('POST', `/api/admin/tournament-registrations/${registrationId}/waiver`, answers),
};

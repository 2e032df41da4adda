import { call, send } from '../transport/call.ts';

/** How many families a reminder would reach now, the first of them by the names of the players. */
export interface OpenWaivers {
  /** All that are missing, whether or not a letter can go out now. */
  readonly allUnsigned: number;
  readonly allClaimed: number;
  readonly unsigned: number;
  readonly claimed: number;
  readonly remindedToday: number;
  readonly withoutAddress: number;
  readonly names: readonly string[];
  readonly isMailDelivered: boolean;
}

/** Whose families are reminded: chosen registrations, or those of a tournament, or all. */
export type WaiversMeant = { readonly ids: readonly number[] } | { readonly tournamentId: number | undefined };

export const waiverCalls = {
  open: async (tournamentId: number | undefined) => {
    const of = tournamentId === undefined ? '' : `?tournamentId=${tournamentId}`;
    return (await call(`/api/admin/waiver-reminders${of}`)).json as OpenWaivers;
  },
  remind: async (meant: WaiversMeant) =>
    (await send('POST', '/api/admin/waiver-reminders', meant)).json as { readonly sent: number },
  onPaper: (registrationId: number, answers: object) =>
    send('POST', `/api/admin/tournament-registrations/${registrationId}/waiver`, answers),
};

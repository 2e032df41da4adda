import type { GuessingBlock } from '../../domain/answer/session/guessing-block.ts';
import type { InvitedOrganizer } from '../../domain/answer/session/listed-organizer.ts';
import type { SecondFactorRule } from '../../domain/answer/session/own-account.ts';
import type { GameFields } from '../../domain/session/keeper-link.ts';
import type { Sent } from '../../domain/time/moment.ts';
import { ask, send } from './call.ts';

const rule = '/api/admin/second-factor-rule';

/** API calls about organizers and score keepers. */
export const organizerCalls = {
  inviteAgain: (id: number) => send<InvitedOrganizer>('POST', `/api/admin/organizers/${id}/invitation`),
  signOutOrganizer: (id: number) => send('DELETE', `/api/admin/organizers/${id}/sessions`),
  resetSecondFactor: (id: number) => send('DELETE', `/api/admin/organizers/${id}/second-factor`),
  secondFactorRule: () => ask<SecondFactorRule>(rule),
  requireSecondFactor: (isRequired: boolean) => send('PUT', rule, { isRequired }),
  stoppedGuessing: () => ask<readonly Sent<GuessingBlock>[]>('/api/admin/guessing'),
  keeperPlaces: (tournamentId: number) => ask<GameFields>(`/api/admin/tournaments/${tournamentId}/keeper-places`),
  revokeKeeperLinks: (tournamentId: number) => send('DELETE', `/api/admin/tournaments/${tournamentId}/keeper-links`),
};

import type { PaymentState } from '../../domain/payment/payment.ts';
import type { PaymentMethod } from '../../domain/payment/payment-method.ts';
import type { GuardedChange } from '../../domain/player/player-change.ts';
import type { PlayerDetails } from '../../domain/player/player-details.ts';
import type { SkillLevel } from '../../domain/player/skill-level.ts';

/** What a family has asked for and its mailbox has not confirmed. */
export interface PendingChange extends GuardedChange {
  readonly id: number;
  readonly askedAt: string;
}

/** A player as organizers see one: the person with the latest registration. */
export interface ListedPlayer extends PlayerDetails {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly birthYear: number | null;
  readonly age: number | null;
  readonly teamId: number | null;
  readonly teamName: string | null;
  readonly skillLevel: SkillLevel | null;
  readonly currentClub: string | null;
  readonly tournament: string | null;
  readonly tournamentId: number | null;
  readonly paymentMethod: PaymentMethod | null;
  readonly paymentMethodText: string | null;
  readonly paymentStatus: PaymentState | null;
  readonly paymentConfirmed: boolean;
  readonly registrationId: number | null;
  readonly registrationDate: string | null;
  readonly pendingChanges: readonly PendingChange[];
  readonly version: string;
}

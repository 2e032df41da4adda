import type { Language } from '../../language/language.ts';
import type { PaymentState } from '../../payment/payment.ts';
import type { PaymentMethod } from '../../payment/payment-method.ts';
import type { GuardedChange } from '../../player/player-change.ts';
import type { PlayerDetails } from '../../player/player-details.ts';
import type { SkillLevel } from '../../player/skill-level.ts';
import type { ShownFlag } from '../../registration/registration.ts';
import type { SentMoment } from '../../time/moment.ts';
import type { AgeBracket } from '../../tournament/age-bracket.ts';
import type { WaiverState } from '../../waiver/waiver.ts';

/** What a family has asked for and its mailbox has not confirmed. */
export interface WaitingChange extends GuardedChange {
  readonly id: number;
  readonly askedAt: SentMoment;
}

/** A player as organizers see one: the person with the latest registration. */
export interface ListedPlayer extends PlayerDetails {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly birthYear: number | null;
  readonly age: number | null;
  readonly teamId: number | null;
  readonly teamName: string | null;
  readonly isCaptain: boolean;
  readonly isIndividual: boolean;
  readonly skillLevel: SkillLevel;
  readonly currentClub: string;
  readonly parentName: string | null;
  readonly parentEmail: string | null;
  readonly parentPhone: string | null;
  /** In which the family is written to. */
  readonly language: Language;
  readonly tournament: string | null;
  readonly tournamentId: number | null;
  readonly ageBracket: AgeBracket | null;
  readonly paymentMethod: PaymentMethod | null;
  readonly paymentMethodText: string | null;
  readonly paymentStatus: PaymentState | null;
  readonly paymentConfirmed: boolean;
  /** The day on which it was paid, YYYY-MM-DD in New Jersey; of whoever is registered nowhere any more, as it was. */
  readonly paidOn: string | null;
  readonly paymentReference: string | null;
  readonly amountCents: number | null;
  /** What of it has come, by the ledger. */
  readonly receivedCents: number | null;
  readonly registrationId: number | null;
  readonly registrationDate: SentMoment | null;
  readonly notes: string | null;
  readonly playWith: string | null;
  readonly flags: readonly ShownFlag[] | null;
  /** The numbers of others on file who may be the same person: one name and phone, and no other birth year. */
  readonly sameAs: readonly number[];
  readonly pendingChanges: readonly WaitingChange[];
  readonly waiverState: WaiverState | null;
  readonly isTest: boolean;
  readonly createdAt: SentMoment;
  /** Of the player and of the registration that is shown. */
  readonly version: string;
}

import type { AgeBracket } from '../../rule/age/age-bracket.ts';
import type { Language } from '../../rule/language/language.ts';
import type { PaymentState } from '../../rule/payment/payment.ts';
import type { PaymentMethod } from '../../rule/payment/payment-method.ts';
import type { PlayerDetails } from '../../rule/player/player-details.ts';
import type { SkillLevel } from '../../rule/player/skill-level.ts';
import type { ShownFlag } from '../../rule/registration/registration.ts';
import type { SentMoment } from '../../rule/time/moment.ts';
import type { WaiverState } from '../../rule/waiver/waiver.ts';

/** Player as organizers see one: the person with the latest registration. */
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
  /** Language of letters to the family. */
  readonly language: Language;
  readonly tournament: string | null;
  readonly tournamentId: number | null;
  readonly ageBracket: AgeBracket | null;
  readonly paymentMethod: PaymentMethod | null;
  readonly paymentMethodText: string | null;
  readonly paymentStatus: PaymentState | null;
  readonly paymentConfirmed: boolean;
  /** Day of payment, YYYY-MM-DD in New Jersey; for a person without a registration, that of the former one. */
  readonly paidOn: string | null;
  readonly paymentReference: string | null;
  readonly amountCents: number | null;
  /** Amount received so far, by the ledger, in US cents. */
  readonly receivedCents: number | null;
  readonly registrationId: number | null;
  readonly registrationDate: SentMoment | null;
  readonly notes: string | null;
  readonly playWith: string | null;
  readonly flags: readonly ShownFlag[] | null;
  /** Ids of other records that may be the same person: same name, and the same phone or birth year. */
  readonly sameAs: readonly number[];
  readonly waiverState: WaiverState | null;
  readonly isTest: boolean;
  readonly createdAt: SentMoment;
  /** Combined version of the player and of the registration that is shown. */
  readonly version: string;
}

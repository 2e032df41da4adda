import type { AgeBracket } from '../../rule/age/age-bracket.ts';
import type { JoinRequestState } from '../../rule/join-request/join-request.ts';
import type { DelayedLetters } from '../../rule/mail/delayed-letters.ts';
import type { PaymentMethod } from '../../rule/payment/payment-method.ts';
import type { PriceReason } from '../../rule/payment/price-on.ts';
import type { SkillLevel } from '../../rule/player/skill-level.ts';
import type { ChecklistEntry } from '../../rule/registration/checklist.ts';
import type { TeamDetails } from '../../rule/team/team-details.ts';
import type { WaiverState } from '../../rule/waiver/waiver.ts';

/** Amount due after a registration, in US cents, and the payment reference. */
export interface PaymentReceipt {
  readonly method: PaymentMethod | null;
  readonly amountCents: number;
  /** Amount still owed: less where money was received, as for a registration that was cancelled before. Missing in an answer of version 1.0.0. */
  readonly owedCents?: number;
  /** Price before a card's surcharge, also while a team waits and nothing is due; and its reason. */
  readonly priceCents: number;
  readonly priceReason: PriceReason;
  readonly reference: string;
}

/** Player just registered: nothing that the record held before. */
export interface PlayerReceipt {
  readonly id: number;
  readonly name: string;
  readonly skillLevel: SkillLevel;
  readonly teamId: number | null;
  readonly teamName: string | null;
  readonly isIndividual: boolean;
  readonly tournamentId: number;
  readonly tournament: string;
  readonly ageBracket: AgeBracket | null;
  readonly paymentMethod: PaymentMethod | null;
  readonly paymentConfirmed: boolean;
  readonly registrationDate: Date;
  readonly waiverSigned: boolean;
  readonly waiverState: WaiverState;
}

/** Team of a registration. */
export interface TeamOfReceipt extends TeamDetails {
  readonly id: number;
  readonly name: string;
  readonly tournament: string;
  readonly tournamentId: number;
  readonly currentPlayers: number;
  readonly maxPlayers: number;
}

/** Team of a returning player; only its captain gets the invitation code. */
export interface TeamOfReturn extends TeamOfReceipt {
  readonly invitationCode?: string;
  readonly waitlisted?: boolean;
}

/** Team just created, as only its captain sees it. */
export interface TeamOfCaptain extends TeamOfReceipt {
  readonly captainName: string;
  /** Missing when the call is repeated after the right to the code has ended. */
  readonly invitationCode?: string;
  readonly captainId: number;
  readonly waitlisted: boolean;
}

/** Request for a place that was made with a registration. */
export interface RequestReceipt {
  readonly id: number;
  readonly status: JoinRequestState;
  readonly teamName: string;
}

/** Answer to the registration of a free agent. */
export interface FreeAgentReceipt {
  readonly player: PlayerReceipt;
  readonly joinRequest: RequestReceipt | null;
  readonly payment: PaymentReceipt;
  readonly checklist: readonly ChecklistEntry[];
}

/** Answer to the registration of a player by a team's invitation. */
export interface JoinReceipt {
  readonly player: PlayerReceipt;
  readonly team: TeamOfReceipt;
  readonly payment: PaymentReceipt;
  readonly checklist: readonly ChecklistEntry[];
}

/** Answer to a returning player's registration; a captain learns when the rest of the invitations leaves. */
export interface ReturnReceipt {
  readonly player: PlayerReceipt;
  readonly team: TeamOfReturn | null;
  readonly joinRequest: RequestReceipt | null;
  readonly payment: PaymentReceipt;
  readonly checklist: readonly ChecklistEntry[];
  readonly delayed?: DelayedLetters | null;
}

/** Answer to the creation of a team, with or without a place. */
export interface TeamReceipt {
  readonly team: TeamOfCaptain;
  readonly captain: { readonly id: number; readonly name: string };
  readonly payment: PaymentReceipt;
  readonly checklist: readonly ChecklistEntry[];
  /** Invitations that leave later because of the pace; null when all have left. */
  readonly delayed: DelayedLetters | null;
}

import type { JoinRequestState } from '../../join-request/join-request.ts';
import type { PaymentMethod } from '../../payment/payment-method.ts';
import type { PriceReason } from '../../payment/price.ts';
import type { SkillLevel } from '../../player/skill-level.ts';
import type { ChecklistEntry } from '../../registration/checklist.ts';
import type { AgeBracket } from '../../tournament/age-bracket.ts';
import type { WaiverState } from '../../waiver/waiver.ts';

/** What is owed after a registration, in US cents, and the word to write beside the transfer. */
export interface PaymentReceipt {
  readonly method: PaymentMethod | null;
  readonly amountCents: number;
  /** What it costs before a card's surcharge, also while a team waits and nothing is owed; and why. */
  readonly priceCents: number;
  readonly priceReason: PriceReason;
  readonly reference: string;
}

/** The answer to whoever registered a player: nothing that the record held before they came. */
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

/** The team of a registration. */
export interface TeamOfReceipt {
  readonly id: number;
  readonly name: string;
  readonly skillLevel: SkillLevel;
  readonly tournament: string;
  readonly tournamentId: number;
  readonly currentPlayers: number;
  readonly maxPlayers: number;
}

/** The team of a returning player; the code comes to its captain alone. */
export interface TeamOfReturn extends TeamOfReceipt {
  readonly invitationCode?: string;
  readonly waitlisted?: boolean;
}

/** A team that was created, as its captain alone is told. */
export interface TeamOfCaptain extends TeamOfReceipt {
  readonly captainName: string;
  /** Not to whoever repeats the call once the right to it has ended. */
  readonly invitationCode?: string;
  readonly captainId: number;
  readonly waitlisted: boolean;
}

/** A request for a place that goes with a registration. */
export interface RequestReceipt {
  readonly id: number;
  readonly status: JoinRequestState;
  readonly teamName: string;
}

/** A player registered alone. */
export interface FreeAgentReceipt {
  readonly player: PlayerReceipt;
  readonly joinRequest: RequestReceipt | null;
  readonly payment: PaymentReceipt;
  readonly checklist: readonly ChecklistEntry[];
}

/** A player took a place on a team by its invitation. */
export interface JoinReceipt {
  readonly player: PlayerReceipt;
  readonly team: TeamOfReceipt;
  readonly payment: PaymentReceipt;
  readonly checklist: readonly ChecklistEntry[];
}

/** A returning player registered again; of invitations that wait for the mailbox a captain is told the number. */
export interface ReturnReceipt {
  readonly player: PlayerReceipt;
  readonly team: TeamOfReturn | null;
  readonly joinRequest: RequestReceipt | null;
  readonly payment: PaymentReceipt;
  readonly checklist: readonly ChecklistEntry[];
  readonly held?: number;
}

/** A team was created, or is waiting for a place. */
export interface TeamReceipt {
  readonly team: TeamOfCaptain;
  readonly captain: { readonly id: number; readonly name: string };
  readonly payment: PaymentReceipt;
  readonly checklist: readonly ChecklistEntry[];
  /** How many invitations wait until the captain has opened the mail. */
  readonly held: number;
}

import type { AgeBracket } from '../../rule/age/age-bracket.ts';
import type { PaymentState } from '../../rule/payment/payment.ts';
import type { PaymentMethod } from '../../rule/payment/payment-method.ts';
import type { PriceReason } from '../../rule/payment/price-on.ts';
import type { ShownFlag } from '../../rule/registration/registration.ts';
import type { SentMoment } from '../../rule/time/moment.ts';
import type { WaiverConfirmation, WaiverState } from '../../rule/waiver/waiver.ts';

/** Registration as organizers see it. */
export interface ListedRegistration {
  readonly id: number;
  readonly playerId: number;
  readonly playerName: string;
  readonly playerEmail: string;
  readonly playerPhone: string;
  readonly tournamentId: number;
  readonly tournamentName: string;
  readonly teamId: number | null;
  readonly teamName: string | null;
  readonly isCaptain: boolean;
  readonly ageBracket: AgeBracket | null;
  readonly paymentStatus: PaymentState;
  readonly paymentMethod: PaymentMethod | null;
  readonly paymentMethodText: string | null;
  readonly paymentConfirmed: boolean;
  readonly paymentConfirmedBy: string | null;
  readonly paymentConfirmedAt: SentMoment | null;
  readonly paymentReference: string;
  readonly amountCents: number;
  /** Price at the time of registration before a card's surcharge, in US cents, and its reason. */
  readonly priceCents: number;
  readonly priceReason: PriceReason;
  /** Amount received so far, by the ledger, in US cents. */
  readonly receivedCents: number;
  readonly registrationDate: SentMoment;
  readonly notes: string | null;
  readonly playWith: string | null;
  readonly flags: readonly ShownFlag[];
  /** Whether nobody of the family has opened a letter, and nothing is paid. */
  readonly unconfirmed: boolean;
  readonly waiverSignedAt: SentMoment | null;
  readonly waiverSigner: string | null;
  readonly waiverState: WaiverState;
  readonly waiverConfirmedAt: SentMoment | null;
  readonly waiverConfirmedBy: WaiverConfirmation['by'] | null;
  readonly isTest: boolean;
  readonly createdAt: SentMoment;
  readonly updatedAt: SentMoment;
  readonly version: number;
}

/** Registration that an organizer has entered, with the player's team. */
export interface AddedRegistration extends ListedRegistration {
  readonly teamAssignment: { readonly option: string; readonly teamName: string | null };
}

/** Labels of payment states for organizers, on the screen and in files. */
export const paymentStateLabels = { pending: 'Pending', paid: 'Paid', failed: 'Failed' } satisfies Record<
  PaymentState,
  string
>;

/** Labels of flags, on the screen and in files. */
export const flagLabels = {
  'too-old': 'Too old for the division',
  'plays-up': 'Plays up',
  'no-guardian': 'No guardian named',
  'refused-waiver': 'Waiver withdrawn by the family',
  'unsigned-waiver': 'Waiver unsigned',
  'claimed-waiver': 'Waiver not confirmed by a parent',
} satisfies Record<ShownFlag, string>;

/** Labels of the ways in which a waiver was confirmed. */
export const waiverConfirmedByLabels = {
  self: 'The signer, on the site',
  mailbox: 'The address of the signer',
  paper: 'On paper',
} satisfies Record<WaiverConfirmation['by'], string>;

/** Labels of waiver states, on the screen and in files. */
export const waiverStateLabels = {
  unsigned: 'Unsigned',
  claimed: 'Claimed',
  confirmed: 'Signed',
} satisfies Record<WaiverState, string>;

/** Money of several registrations: asked, received and still owed, in US cents. */
export interface RegistrationSum {
  readonly askedCents: number;
  readonly receivedCents: number;
  readonly owedCents: number;
}

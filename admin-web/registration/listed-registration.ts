import type { PaymentState } from '../../domain/payment/payment.ts';
import type { PaymentMethod } from '../../domain/payment/payment-method.ts';
import type { ShownFlag } from '../../domain/registration/registration.ts';
import type { WaiverConfirmation } from '../../domain/waiver/waiver.ts';
import type { RegisteredPlayer } from '../team/use-roster.ts';

/** A registration as organizers see it. */
export interface ListedRegistration extends RegisteredPlayer {
  readonly playerEmail: string;
  readonly playerPhone: string;
  readonly tournamentId: number;
  readonly tournamentName: string;
  readonly isCaptain: boolean;
  readonly ageBracket: string | null;
  readonly paymentStatus: PaymentState;
  readonly paymentMethod: PaymentMethod | null;
  readonly paymentMethodText: string | null;
  readonly paymentConfirmedBy: string | null;
  readonly paymentConfirmedAt: string | null;
  readonly paymentReference: string;
  readonly amountCents: number;
  readonly registrationDate: string;
  readonly notes: string | null;
  readonly playWith: string | null;
  readonly flags: readonly ShownFlag[];
  /** Nobody of the family has opened a letter, and nothing is paid. */
  readonly unconfirmed: boolean;
  readonly waiverSignedAt: string | null;
  readonly waiverSigner: string | null;
  readonly waiverConfirmedBy: WaiverConfirmation['by'] | null;
  readonly version: number;
}

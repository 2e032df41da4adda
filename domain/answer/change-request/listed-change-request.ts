import type { ChangeRequest, ChangeState } from '../../change-request/change-request.ts';
import type { PaymentState } from '../../payment/payment.ts';

/** Request of a family or captain as organizers see it, with the consequences of a yes while it is open. */
export interface ListedChangeRequest
  extends Pick<
    ChangeRequest,
    | 'id'
    | 'playerId'
    | 'registrationId'
    | 'teamId'
    | 'kind'
    | 'state'
    | 'decidedBy'
    | 'reason'
    | 'remark'
    | 'isRefundWanted'
    | 'teamName'
    | 'paidCents'
    | 'paymentMethod'
  > {
  /** Player's name; null when the request comes from a parent or coach who leads the team without playing. */
  readonly playerName: string | null;
  readonly tournament: string;
  readonly toTournament: string | null;
  readonly paymentReference: string | null;
  /** Present payment status of the registration; null once it is deleted. */
  readonly paymentStatus: PaymentState | null;
  readonly askedAt: string;
  readonly answeredAt: string | null;
  /** Consequences of a yes; empty once it is answered. */
  readonly follows: readonly string[];
}

/** Labels of request states for organizers, on the screen and in files. */
export const changeStateLabels = {
  asked: 'Open',
  granted: 'Yes',
  refused: 'No',
  'taken-back': 'Taken back',
} satisfies Record<ChangeState, string>;

/** Returns the label of a request's state, also when nobody had to answer it. */
export function changeStateView({
  state,
  decidedBy,
  teamId,
}: Pick<ListedChangeRequest, 'state' | 'decidedBy' | 'teamId'>): string {
  if (decidedBy !== 'family' || state !== 'granted') return changeStateLabels[state];
  return teamId === null ? 'Done by the family' : 'Done by the team';
}

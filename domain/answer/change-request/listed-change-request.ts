import type { ChangeRequest, ChangeState } from '../../change-request/change-request.ts';
import type { PaymentState } from '../../payment/payment.ts';

/** A family's or a captain's request as organizers see it, with what a yes would do while it is open. */
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
  /** Null where a parent or coach asks who leads the team without playing. */
  readonly playerName: string | null;
  readonly tournament: string;
  readonly toTournament: string | null;
  readonly paymentReference: string | null;
  /** The registration as it stands now; null once it is gone. */
  readonly paymentStatus: PaymentState | null;
  readonly askedAt: string;
  readonly answeredAt: string | null;
  /** What a yes would do; nothing once it is answered. */
  readonly follows: readonly string[];
}

/** How organizers read what has become of a wish, on the screen and in files. */
export const changeStateLabels = {
  asked: 'Open',
  granted: 'Yes',
  refused: 'No',
  'taken-back': 'Taken back',
} satisfies Record<ChangeState, string>;

/** The same where nobody had to answer it. */
export function changeStateShown({
  state,
  decidedBy,
  teamId,
}: Pick<ListedChangeRequest, 'state' | 'decidedBy' | 'teamId'>): string {
  if (decidedBy !== 'family' || state !== 'granted') return changeStateLabels[state];
  return teamId === null ? 'Done by the family' : 'Done by the team';
}

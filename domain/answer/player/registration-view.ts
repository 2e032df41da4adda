import type { AgeBracket } from '../../rule/age/age-bracket.ts';
import type { JoinRequestState } from '../../rule/join-request/join-request.ts';
import { isPaid, owedCents, type PaymentState } from '../../rule/payment/payment.ts';
import type { PaymentMethod } from '../../rule/payment/payment-method.ts';
import { paymentReference } from '../../rule/payment/payment-reference.ts';
import type { PriceReason } from '../../rule/payment/price-on.ts';
import type { TeamProgress } from '../../rule/registration/cancellation.ts';
import { type Cancellation, cancellationOf } from '../../rule/registration/cancellation.ts';
import { type ChecklistEntry, checklistOf } from '../../rule/registration/checklist.ts';
import type { Registration } from '../../rule/registration/registration.ts';
import type { Team } from '../../rule/team/team.ts';
import type { SentMoment } from '../../rule/time/moment.ts';
import { isCalledOff } from '../../rule/tournament/is-called-off.ts';
import { type Tournament, tournamentLabel } from '../../rule/tournament/tournament.ts';
import { type WaiverState, waiverState } from '../../rule/waiver/waiver.ts';

/** Registration with its tournament, its team and the latest request to join one. */
export interface RegisteredFor {
  readonly registration: Registration;
  readonly tournament: Tournament;
  readonly team: Team | null;
  readonly progress: TeamProgress;
  /** When the player was checked in. */
  readonly checkedInAt: Date | null;
  readonly joinRequest: RegistrationView['joinRequest'];
}

/** Registration on the Player ID page, with its own team, fee, reference and waiver. */
export interface RegistrationView {
  readonly isIndividual: boolean;
  readonly teamId: number | null;
  readonly teamName: string | null;
  /** Whether the player leads the team shown, and can have the link to its page mailed. */
  readonly isCaptain: boolean;
  readonly tournamentId: number;
  readonly tournament: string;
  /** Date as families read it. */
  readonly date: string;
  readonly location: string;
  /** Whether the team waits for a place in the tournament. */
  readonly isWaitlisted: boolean;
  /** Friend or sibling to be placed with; null as well while the contacts are masked. */
  readonly playWith: string | null;
  readonly ageBracket: AgeBracket | null;
  readonly registrationDate: string;
  readonly paymentMethod: PaymentMethod | null;
  readonly paymentStatus: PaymentState;
  readonly paymentConfirmed: boolean;
  readonly amountCents: number;
  /** Amount still owed, in US cents; nothing once the tournament is called off. */
  readonly owedCents: number;
  /** Price before a card's surcharge, in US cents, and its reason. */
  readonly priceCents: number;
  readonly priceReason: PriceReason;
  readonly paymentReference: string;
  readonly waiverSigned: boolean;
  readonly waiverState: WaiverState;
  /** Moment at which the organizers checked the player in; null before, and while the contacts are masked. */
  readonly checkedInAt: SentMoment | null;
  /** Tasks left for the family; none once the tournament is over, or called off. */
  readonly checklist: readonly ChecklistEntry[];
  readonly cancellation: Cancellation;
  /** Latest request to join a team, with its outcome; null once an accepted player has left the team again. */
  readonly joinRequest: { readonly status: JoinRequestState; readonly teamName: string } | null;
}

/** Returns a registration as the Player ID page shows it; a masked one names no other child. */
export function registrationView(registeredFor: RegisteredFor, isMasked: boolean): RegistrationView {
  const { registration, tournament, team, joinRequest } = registeredFor;
  return {
    isIndividual: team === null,
    teamId: team?.id ?? null,
    teamName: team?.name ?? null,
    isCaptain: team !== null && team.captainId === registration.playerId,
    tournamentId: tournament.id,
    tournament: tournamentLabel(tournament, registration.ageBracket),
    date: tournament.date,
    location: tournament.location,
    isWaitlisted: team !== null && team.waitlistedAt !== null,
    playWith: isMasked ? null : registration.playWith,
    ageBracket: registration.ageBracket,
    registrationDate: registration.registeredAt.toISOString(),
    paymentMethod: registration.payment.method,
    paymentStatus: registration.payment.state,
    paymentConfirmed: isPaid(registration.payment),
    amountCents: registration.payment.amountCents,
    owedCents: isCalledOff(tournament) ? 0 : owedCents(registration.payment),
    priceCents: registration.price.cents,
    priceReason: registration.price.reason,
    paymentReference: paymentReference(registration.id),
    waiverSigned: registration.waiver !== null,
    waiverState: waiverState(registration.waiver),
    checkedInAt: isMasked ? null : (registeredFor.checkedInAt?.toISOString() ?? null),
    checklist: tournament.status === 'completed' || isCalledOff(tournament) ? [] : checklistOf(registration, team),
    cancellation: cancellationOf({ ...registeredFor, playerId: registration.playerId }),
    joinRequest: joinRequest?.status === 'accepted' && team?.name !== joinRequest.teamName ? null : joinRequest,
  };
}

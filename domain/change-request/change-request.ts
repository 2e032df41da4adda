import { said } from '../language/sentence.ts';
import { mailedLinks } from '../mail/mailed-link.ts';
import type { PaymentMethod } from '../payment/payment-method.ts';
import { Refusal } from '../refusal/refusal.ts';

/** Kinds of request that a family can make for one registration: to leave the tournament, or to play in another one. */
export const changeKinds = ['withdrawal', 'transfer'] as const;

export type ChangeKind = (typeof changeKinds)[number];

/** All kinds of change request: a family's for one registration, or a captain's to move the whole team to another tournament. */
export const requestKinds = [...changeKinds, 'team-transfer'] as const;

type RequestKind = (typeof requestKinds)[number];

export const changeStates = ['asked', 'granted', 'refused', 'taken-back'] as const;

export type ChangeState = (typeof changeStates)[number];

/** Request to leave a tournament or to change to another, with its state and answer. */
export interface ChangeRequest {
  readonly id: number;
  /** Player who asks or is asked for; null where a parent or coach asks who leads the team without playing. */
  readonly playerId: number | null;
  /** Number of the registration. It stays here when the registration goes, since the payment's reference is made from it. */
  readonly registrationId: number | null;
  readonly tournamentId: number;
  /** Team that would move as a whole, at the request of its leader; null for a family's own request. */
  readonly teamId: number | null;
  /** Tournament to move to; null for a withdrawal. */
  readonly toTournamentId: number | null;
  readonly kind: RequestKind;
  readonly isRefundWanted: boolean;
  /** Reason in the family's words. */
  readonly reason: string | null;
  readonly state: ChangeState;
  /** Role that decided: the family itself where nobody else is concerned, else an organizer; null while the request is open. */
  readonly decidedBy: 'family' | 'organizer' | null;
  /** Remark that the organizers add to their answer. */
  readonly remark: string | null;
  /** Team played for at the time of the request; the amount paid by then follows, in US cents. */
  readonly teamName: string | null;
  readonly paidCents: number;
  readonly paymentMethod: PaymentMethod | null;
  readonly askedAt: Date;
  readonly answeredAt: Date | null;
}

/** Change request of a family for one of its registrations. */
export interface FamilysRequest extends ChangeRequest {
  readonly playerId: number;
  readonly registrationId: number;
  readonly kind: ChangeKind;
  readonly teamId: null;
}

export function isFamilys(request: ChangeRequest): request is FamilysRequest {
  return request.teamId === null;
}

/** Days for which the emailed link to change or cancel is valid. */
export const changeLinkDays = mailedLinks['change-request'].days;

/** Returns the refusal of a second request for a registration while one is open. */
export function alreadyRequested(): Refusal {
  return new Refusal('conflict', 'You have already asked about this registration. The organizers answer by email.');
}

const decidedAlready = said({
  asked: 'This request has already been asked',
  granted: 'This request has already been granted',
  refused: 'This request has already been refused',
  'taken-back': 'The family has taken this request back',
});

export function alreadyDecided(state: ChangeState): Refusal {
  return new Refusal('conflict', decidedAlready[state]);
}

export function noSuchChangeRequest(): Refusal {
  return new Refusal('not-found', 'Change request not found');
}

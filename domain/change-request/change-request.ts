import { mailedLinks } from '../mail/mailed-link.ts';
import type { PaymentMethod } from '../payment/payment-method.ts';
import { Refusal } from '../refusal/refusal.ts';

/** What a family may wish for one registration: to leave the tournament, or to play in another one. */
export const changeKinds = ['withdrawal', 'transfer'] as const;

export type ChangeKind = (typeof changeKinds)[number];

/** Every wish: a family's for one registration, or a captain's to play in another tournament with the whole team. */
export const requestKinds = [...changeKinds, 'team-transfer'] as const;

export type RequestKind = (typeof requestKinds)[number];

export const changeStates = ['asked', 'granted', 'refused', 'taken-back'] as const;

export type ChangeState = (typeof changeStates)[number];

/** A wish to leave or to change, and what became of it. */
export interface ChangeRequest {
  readonly id: number;
  /** Who asks or is asked for; null where a parent or coach asks who leads the team without playing. */
  readonly playerId: number | null;
  /** The number of the registration: it stays here when the registration goes, for the payment's reference follows from it. */
  readonly registrationId: number | null;
  readonly tournamentId: number;
  /** The team that would play elsewhere as a whole, asked by whoever leads it; null for a family's own wish. */
  readonly teamId: number | null;
  /** Where the player would play instead; null for a withdrawal. */
  readonly toTournamentId: number | null;
  readonly kind: RequestKind;
  readonly isRefundWanted: boolean;
  /** Why, in the family's words. */
  readonly reason: string | null;
  readonly state: ChangeState;
  /** Who decided: the family itself where nobody else is concerned, else an organizer; null while it is asked. */
  readonly decidedBy: 'family' | 'organizer' | null;
  /** What the organizers add to their answer. */
  readonly remark: string | null;
  /** The team that was played for as it was asked, and what had been paid, in US cents. */
  readonly teamName: string | null;
  readonly paidCents: number;
  readonly paymentMethod: PaymentMethod | null;
  readonly askedAt: Date;
  readonly answeredAt: Date | null;
}

/** What a family wishes for one registration of its own. */
export interface FamilysRequest extends ChangeRequest {
  readonly playerId: number;
  readonly registrationId: number;
  readonly kind: ChangeKind;
  readonly teamId: null;
}

export function isFamilys(request: ChangeRequest): request is FamilysRequest {
  return request.teamId === null;
}

/** Days in which the link to change or cancel can be followed. */
export const changeLinkDays = mailedLinks['change-request'].days;

/** One wish at a time for a registration. */
export function alreadyAsked(): Refusal {
  return new Refusal('conflict', 'You have already asked about this registration. The organizers answer by email.');
}

const decidedAlready = {
  asked: 'This request has already been asked',
  granted: 'This request has already been granted',
  refused: 'This request has already been refused',
  'taken-back': 'The family has taken this request back',
} as const;

export function alreadyDecided(state: ChangeState): Refusal {
  return new Refusal('conflict', decidedAlready[state]);
}

export function noSuchChangeRequest(): Refusal {
  return new Refusal('not-found', 'Change request not found');
}

import type { ChangeKind } from './change-request.ts';

/** Reasons why an organizer decides a request: it was paid, games are drawn, or the registration deadline has passed. */
const reasonsToAsk = ['paid', 'drawn', 'deadline'] as const;

export type ReasonToAsk = (typeof reasonsToAsk)[number];

/** Reason why a change is impossible: the tournament has begun, or the team would lose its captain. */
export type Obstacle = 'begun' | 'captain';

export interface ChangeCircumstances {
  readonly kind: ChangeKind;
  readonly isPaid: boolean;
  /** Whether the team's brackets are drawn. */
  readonly isDrawn: boolean;
  readonly isDeadlineOver: boolean;
  readonly hasBegun: boolean;
  /** Whether the player leads a team that others play for. */
  readonly leadsOthers: boolean;
}

/** Circumstances that determine who decides about moving a whole team to another tournament. */
export interface MoveCircumstances
  extends Pick<ChangeCircumstances, 'isPaid' | 'isDrawn' | 'isDeadlineOver' | 'hasBegun'> {
  /** Whether the other tournament has no place left, so that the team would go on its waiting list. */
  readonly isFull: boolean;
  /** Whether the captain's email address is confirmed; otherwise anybody who typed that address could move the team. */
  readonly isMailboxConfirmed: boolean;
}

/** Reasons why an organizer decides about a team: one of its families has paid, or it would lose its place and wait. */
const reasonsToAskOfTeam = ['paid', 'full'] as const;

type ReasonToAskOfTeam = (typeof reasonsToAskOfTeam)[number];

/** Obstacles that keep a team in its tournament: it has begun, its games are drawn, the deadline has passed, or its leader's mailbox is not confirmed. */
const obstaclesOfTeam = ['begun', 'drawn', 'deadline', 'mailbox'] as const;

export type ObstacleOfTeam = (typeof obstaclesOfTeam)[number];

export type MoveDecision =
  | { readonly by: 'captain' }
  | { readonly by: 'organizer'; readonly because: readonly ReasonToAskOfTeam[] }
  | { readonly by: 'nobody'; readonly because: ObstacleOfTeam };

export type Decision =
  | { readonly by: 'family' }
  | { readonly by: 'organizer'; readonly because: readonly ReasonToAsk[] }
  | { readonly by: 'nobody'; readonly because: Obstacle };

/**
 * Determines who decides about a withdrawal or a transfer. A family decides alone what costs nobody anything:
 * before a payment, before its team is drawn, before the deadline. A payment moves along with a transfer, so it
 * alone does not call for an organizer.
 */
export function whoDecides(at: ChangeCircumstances): Decision {
  if (at.hasBegun) return { by: 'nobody', because: 'begun' };
  if (at.leadsOthers) return { by: 'nobody', because: 'captain' };
  const isSo: Readonly<Record<ReasonToAsk, boolean>> = {
    paid: at.isPaid && at.kind === 'withdrawal',
    drawn: at.isDrawn,
    deadline: at.isDeadlineOver,
  };
  const because = reasonsToAsk.filter((reason) => isSo[reason]);
  return because.length === 0 ? { by: 'family' } : { by: 'organizer', because };
}

/**
 * Determines who decides about moving a team to another tournament. A captain decides alone what costs nobody
 * anything: nothing is paid, nothing is drawn, and there is a place. An organizer decides where a family has paid
 * or a place would be given up for a waiting list. Once games are drawn or the deadline has passed, a team stays,
 * since others count on it.
 */
export function whoDecidesMove(at: MoveCircumstances): MoveDecision {
  const { hasBegun: begun, isDrawn: drawn, isDeadlineOver: deadline } = at;
  const isInTheWay: Readonly<Record<ObstacleOfTeam, boolean>> = {
    begun,
    drawn,
    deadline,
    mailbox: !at.isMailboxConfirmed,
  };
  const obstacle = obstaclesOfTeam.find((one) => isInTheWay[one]);
  if (obstacle !== undefined) return { by: 'nobody', because: obstacle };
  const isSo: Readonly<Record<ReasonToAskOfTeam, boolean>> = { paid: at.isPaid, full: at.isFull };
  const because = reasonsToAskOfTeam.filter((reason) => isSo[reason]);
  return because.length === 0 ? { by: 'captain' } : { by: 'organizer', because };
}

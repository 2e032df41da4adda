import type { ChangeKind } from './change-request.ts';

/** Why a wish is an organizer's to decide: money came, games are drawn, or the tournament no longer takes registrations. */
export const reasonsToAsk = ['paid', 'drawn', 'deadline'] as const;

export type ReasonToAsk = (typeof reasonsToAsk)[number];

/** What stands in the way of a change altogether: the tournament is played, or the team would be without its captain. */
export type Obstacle = 'begun' | 'captain';

export interface ChangeCircumstances {
  readonly kind: ChangeKind;
  readonly isPaid: boolean;
  /** Whether the team stands in brackets that are drawn. */
  readonly isDrawn: boolean;
  readonly isDeadlineOver: boolean;
  readonly hasBegun: boolean;
  /** Whether the player leads a team that others play for. */
  readonly leadsOthers: boolean;
}

/** What decides who decides about a whole team that would play elsewhere. */
export interface MoveCircumstances
  extends Pick<ChangeCircumstances, 'isPaid' | 'isDrawn' | 'isDeadlineOver' | 'hasBegun'> {
  /** Whether the other tournament has no place left, so that the team would wait there. */
  readonly isFull: boolean;
  /** Whether the captain's mailbox has answered: before, whoever typed that address could move the team. */
  readonly isMailboxConfirmed: boolean;
}

/** Why an organizer decides about a team: a family of it has paid, or it would lose its place and wait. */
export const reasonsToAskOfTeam = ['paid', 'full'] as const;

export type ReasonToAskOfTeam = (typeof reasonsToAskOfTeam)[number];

/** Why a team stays: its games are drawn, it is too late, or it is not known who leads it. */
export const obstaclesOfTeam = ['begun', 'drawn', 'deadline', 'mailbox'] as const;

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
 * Who decides about a withdrawal or a transfer. A family does at once by itself what costs nobody anything: before money
 * has come, before its team is drawn, before the deadline. What was paid goes along in a transfer, so that alone makes none an organizer's.
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
 * Who decides about a team that would play in another tournament. A captain does at once what costs nobody anything: nothing is
 * paid, nothing is drawn, and there is a place. Another family's money, and a place given up for a waiting list, are an
 * organizer's to weigh; once games are drawn or the deadline has passed a team stays where others count on it.
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

import type { ChangeKind } from './change-request.ts';

/** Reason why an organizer decides a request: it was paid, games are drawn, or the registration deadline has passed. */
export type ReasonToAsk = 'paid' | 'drawn' | 'deadline';

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

/** Reason why an organizer decides about a team: one of its families has paid, or it would lose its place and wait. */
type ReasonToAskOfTeam = 'paid' | 'full';

/** Obstacle that keeps a team in its tournament: it has begun, its games are drawn, the deadline has passed, or its leader's mailbox is not confirmed. */
export type ObstacleOfTeam = 'begun' | 'drawn' | 'deadline' | 'mailbox';

type DecisionBy<Asker, Reason, Hindrance> =
  | { readonly by: Asker }
  | { readonly by: 'organizer'; readonly because: readonly Reason[] }
  | { readonly by: 'nobody'; readonly because: Hindrance };

export type Decision = DecisionBy<'family', ReasonToAsk, Obstacle>;

export type MoveDecision = DecisionBy<'captain', ReasonToAskOfTeam, ObstacleOfTeam>;

/**
 * Determines who decides about a withdrawal or a transfer. A family decides alone what costs nobody anything:
 * before a payment, before its team is drawn, before the deadline. A payment moves along with a transfer, so it
 * alone does not call for an organizer.
 */
export function whoDecides(at: ChangeCircumstances): Decision {
  if (at.hasBegun) return { by: 'nobody', because: 'begun' };
  if (at.leadsOthers) return { by: 'nobody', because: 'captain' };
  const because = namesOfTrue<ReasonToAsk>({
    paid: at.isPaid && at.kind === 'withdrawal',
    drawn: at.isDrawn,
    deadline: at.isDeadlineOver,
  });
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
  const [obstacle] = namesOfTrue<ObstacleOfTeam>({ begun, drawn, deadline, mailbox: !at.isMailboxConfirmed });
  if (obstacle !== undefined) return { by: 'nobody', because: obstacle };
  const because = namesOfTrue<ReasonToAskOfTeam>({ paid: at.isPaid, full: at.isFull });
  return because.length === 0 ? { by: 'captain' } : { by: 'organizer', because };
}

function namesOfTrue<Name extends string>(facts: Readonly<Record<Name, boolean>>): readonly Name[] {
  return (Object.keys(facts) as Name[]).filter((name) => facts[name]);
}

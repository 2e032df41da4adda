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

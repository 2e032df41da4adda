import type { Outcome } from '../registration/outcome.ts';
import { pathOf, type RegistrationType } from '../registration/registration-type.ts';
import { words } from '../registration/success-words.ts';

/** Where a family registers its next child after an outcome, and how that is called. */
interface AnotherChild {
  readonly to: string;
  readonly label: string;
}

/** Onto the same team by its code where there is one, otherwise the way the first child came; a waiting team takes nobody yet. */
export function anotherChild(outcome: Outcome, way: RegistrationType): AnotherChild | undefined {
  if (outcome.type === 'interest') return { to: pathOf(way), label: words.another.interest };
  if (outcome.type === 'team-creation' && outcome.isWaitlisted) return undefined;
  const isOnTeam = outcome.type === 'team-creation' || outcome.type === 'invitation-join';
  if (way !== 'returning-player' && isOnTeam && outcome.invitationCode !== undefined) {
    return { to: `/invite/${outcome.invitationCode}`, label: words.another.onTeam };
  }
  return { to: pathOf(way), label: words.another.anywhere };
}

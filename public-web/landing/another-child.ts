import type { Outcome } from '../registration/outcome.ts';
import { pathOf, type RegistrationType } from '../registration/registration-type.ts';
import { words } from '../registration/success-words.ts';

/** Path and label of the registration of a family's next child. */
interface AnotherChild {
  readonly to: string;
  readonly label: string;
}

/** Returns the way to register the next child: onto the same team by its code if there is one, else by the same way as the first child. A
 * waiting team takes nobody yet. */
export function anotherChild(outcome: Outcome, way: RegistrationType): AnotherChild | undefined {
  if (outcome.type === 'interest') return { to: pathOf(way), label: words.another.interest };
  if (outcome.type === 'team-creation' && outcome.isWaitlisted) return undefined;
  const isOnTeam = outcome.type === 'team-creation' || outcome.type === 'invitation-join';
  if (way !== 'returning-player' && isOnTeam && outcome.invitationCode !== undefined) {
    return { to: `/invite/${outcome.invitationCode}`, label: words.another.onTeam };
  }
  return { to: pathOf(way), label: words.another.anywhere };
}

import type { Mailboxes } from '../../port/mailboxes.ts';
import { publicName } from '../../rule/player/public-name.ts';
import type { Team } from '../../rule/team/team.ts';
import { easternYear } from '../../rule/time/eastern.ts';

interface Named {
  readonly name: string;
  readonly birthYear: number | null;
  readonly isUnproved: boolean;
}

/**
 * Returns a function for the names of players who ask to join, as the team's contact may read them: in full once
 * the contact's mailbox is confirmed and the request is not by name and phone alone, until then in the public form. Anybody can create a team with an address that
 * is not theirs.
 */
export async function namesForCaptain(
  mailboxes: Mailboxes,
  { captainEmail }: Pick<Team, 'captainEmail'>,
  now: Date,
): Promise<(player: Named) => string> {
  const isTold = (await mailboxes.confirmedAt(captainEmail)) !== undefined;
  return (player) =>
    isTold && !player.isUnproved ? player.name : publicName(player, easternYear(now), 'first_initial');
}

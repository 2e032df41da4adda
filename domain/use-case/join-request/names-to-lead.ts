import { publicName } from '../../player/public-name.ts';
import type { Mailboxes } from '../../port/mailboxes.ts';
import type { Team } from '../../team/team.ts';
import { easternYear } from '../../time/eastern.ts';

interface Named {
  readonly name: string;
  readonly birthYear: number | null;
}

/**
 * The names of players who ask for a team, as its lead may read them: in full once the lead's mailbox has answered, until then as the public does.
 * Anybody can create a team with an address that is not theirs.
 */
export async function namesToLead(
  mailboxes: Mailboxes,
  { captainEmail }: Pick<Team, 'captainEmail'>,
  now: Date,
): Promise<(player: Named) => string> {
  const isTold = (await mailboxes.confirmedAt(captainEmail)) !== undefined;
  return (player) => (isTold ? player.name : publicName(player, easternYear(now), 'first_initial'));
}

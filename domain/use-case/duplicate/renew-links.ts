import type { Player } from '../../player/player.ts';
import type { Team } from '../../team/team.ts';
import { captainLink } from '../mail/sealed-mail.ts';
import { captainLinkLetter } from '../team/captain-link-letter.ts';
import type { MergingPorts } from './merging-ports.ts';

/** Teams whose captain is reached elsewhere than before get a new link there, and the older ones open nothing any more. */
export async function renewLinks(ports: MergingPorts, before: readonly Team[]): Promise<void> {
  for (const { id, captainEmail } of before) {
    const team = await ports.teams.lock(id);
    if (team === undefined || team.captainEmail.toLowerCase() === captainEmail.toLowerCase()) continue;
    const renewed = await ports.teams.save({ ...team, captainLinkNumber: team.captainLinkNumber + 1 });
    await ports.revocations.ofCaptain(id);
    if (renewed.isActive)
      await ports.outbox.post(captainLinkLetter(renewed, captainLink(ports, renewed, ports.clock.now()), 'new'));
  }
}

export function isReachedOtherwise(before: Player, after: Player): boolean {
  const reached = ({ email, phone, parentEmail, parentPhone }: Player) => [email, phone, parentEmail, parentPhone];
  return JSON.stringify(reached(before)) !== JSON.stringify(reached(after));
}

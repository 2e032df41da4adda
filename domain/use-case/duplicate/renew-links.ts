import type { Player } from '../../player/player.ts';
import type { Team } from '../../team/team.ts';
import { tellOpenRequests } from '../join-request/tell-open-requests.ts';
import { captainLink } from '../mail/sealed-mail.ts';
import { captainLinkLetter } from '../team/captain-link-letter.ts';
import type { MergingPorts } from './merging-ports.ts';

/** Renews the captain's link of teams whose captain is another record or has another address than before; older links stop working. */
export async function renewLinks(ports: MergingPorts, led: readonly Team[]): Promise<void> {
  for (const before of led) {
    const { id } = before;
    const team = await ports.teams.lock(id);
    if (team === undefined || isLedAsBefore(before, team)) continue;
    const renewed = await ports.teams.save({ ...team, captainLinkNumber: team.captainLinkNumber + 1 });
    await ports.revocations.ofCaptain(id);
    if (!renewed.isActive) continue;
    const now = ports.clock.now();
    await ports.outbox.post(captainLinkLetter(renewed, captainLink(ports, renewed, now), 'new'));
    await tellOpenRequests(ports, renewed, now);
  }
}

function isLedAsBefore(before: Team, after: Team): boolean {
  const isSameAddress = before.captainEmail.toLowerCase() === after.captainEmail.toLowerCase();
  return isSameAddress && before.captainId === after.captainId;
}

export function isReachedOtherwise(before: Player, after: Player): boolean {
  const reached = ({ email, phone, parentEmail, parentPhone }: Player) => [email, phone, parentEmail, parentPhone];
  return JSON.stringify(reached(before)) !== JSON.stringify(reached(after));
}

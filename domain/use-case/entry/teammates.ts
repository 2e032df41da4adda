import { type LetterPart, paragraph } from '../../mail/letter.ts';
import { teammateInLetter } from '../../mail/reached-at.ts';
import { teammate } from '../../registration/team-contact.ts';
import type { RosterPorts } from './roster-fit.ts';

interface Asked {
  readonly teamId: number;
  /** Who reads it. */
  readonly playerId: number;
  readonly year: number;
}

/** How the others of a team are reached, as far as their families allow it. */
export async function teammatesInLetter(
  { players, registrations }: RosterPorts,
  { teamId, playerId, year }: Asked,
): Promise<readonly LetterPart[]> {
  const others = (await registrations.ofTeam(teamId)).filter((one) => one.contactShared && one.playerId !== playerId);
  const found = await Promise.all(others.map((one) => players.find(one.playerId)));
  const reached = found.flatMap((player) => (player && teammate(player, true, year)) ?? []);
  if (reached.length === 0) return [];
  return [paragraph('This is how you reach your team:'), ...reached.map(teammateInLetter)];
}

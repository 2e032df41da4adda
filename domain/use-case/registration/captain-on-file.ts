import type { Needs } from '../../port/ports.ts';
import type { Player } from '../../rule/player/player.ts';
import type { Team } from '../../rule/team/team.ts';

/** Returns the record of a team's captain; undefined for a team without one. */
export async function captainOnFile(
  { players }: Needs<'players'>,
  { captainId }: Pick<Team, 'captainId'>,
): Promise<Player | undefined> {
  return captainId === null ? undefined : players.find(captainId);
}

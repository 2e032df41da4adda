import type { Remarks } from '../form/form.ts';
import { namesakesIn } from '../player/namesakes.ts';
import { isLed } from '../team/team-lead.ts';
import { ledAlready } from './complaints.ts';
import type { Draft } from './draft.ts';
import type { Entry, PlannedPlayer, PlannedTeam } from './entry.ts';

/** Refuses a second captain of one team, in the table or on file. */
export function refuseSecondCaptain(
  entry: Entry,
  player: PlannedPlayer,
  team: PlannedTeam | null,
): Remarks | undefined {
  if (!entry.isCaptain || team === null) return undefined;
  if (team.captain !== null && team.captain !== player)
    return { isCaptain: ledAlready(team.told.name, team.captain.newcomer.name) };
  const { onFile } = team;
  const isAnothers = onFile !== null && isLed(onFile.team) && !leadsOnFile(team, player);
  return isAnothers ? { isCaptain: ledAlready(onFile.team.name, onFile.team.captainName) } : undefined;
}

/** Tells whether a player leads an existing team. */
export function leadsOnFile({ onFile }: PlannedTeam, player: PlannedPlayer): boolean {
  return onFile !== null && player.onFile !== null && onFile.team.captainId === player.onFile.id;
}

/**
 * Assigns a leader to each new team: the player marked in the table, else the one named as captain who is on the
 * roster, else the first of the roster if that was asked for. A team led by a parent or coach has no captain among
 * its players.
 */
export function nameCaptains({ teams, isFirstCaptain }: Draft): void {
  for (const team of teams.values()) {
    if (team.onFile !== null || team.captain !== null || team.told.ledBy !== 'captain') continue;
    const { captainName } = team.told;
    const [named] = captainName === null ? [] : namesakesIn(captainName, team.seats);
    const first = isFirstCaptain && captainName === null ? team.seats[0] : undefined;
    team.captain = (named ?? first)?.player ?? null;
  }
}

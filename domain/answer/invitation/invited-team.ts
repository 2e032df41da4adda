import type { WishedDetail } from '../../player/player-details.ts';
import { type PublicNames, publicName } from '../../player/public-name.ts';
import { type PublicTeam, publicTeam, type TeamInTournament } from '../team/public-team.ts';

/** Who is on a roster, as far as names go. */
export interface RosterName {
  readonly name: string;
  readonly birthYear: number | null;
}

/** What whoever holds an invitation may know of its team: these fields and nothing else. */
export interface InvitedTeam
  extends Pick<PublicTeam, 'name' | 'captainName' | 'tournament' | 'skillLevel' | 'currentPlayers' | 'maxPlayers'> {
  /** What its tournament wants to know of a player besides. */
  readonly asks: readonly WishedDetail[];
  /** Numbered by their place in the list. */
  readonly players: readonly { readonly id: number; readonly name: string }[];
}

/** The team an invitation leads to. */
export function invitedTeam(
  found: TeamInTournament,
  roster: readonly RosterName[],
  year: number,
  names: PublicNames,
): InvitedTeam {
  const { name, captainName, tournament, skillLevel, currentPlayers, maxPlayers } = publicTeam(found, year, names);
  const players = roster.map((player, place) => ({ id: place + 1, name: publicName(player, year, names) }));
  const { asks } = found.tournament;
  return { name, captainName, tournament, skillLevel, currentPlayers, maxPlayers, asks, players };
}

import { type PublicNames, publicName } from '../../player/public-name.ts';
import { publicTeam, type TeamInTournament } from '../team/public-team.ts';

/** Who is on a roster, as far as names go. */
export interface RosterName {
  readonly name: string;
  readonly birthYear: number | null;
}

/** The team an invitation leads to; players are numbered by their place in the list. */
export function invitedTeam(found: TeamInTournament, roster: readonly RosterName[], year: number, names: PublicNames) {
  const { name, captainName, tournament, skillLevel, currentPlayers, maxPlayers } = publicTeam(found, year, names);
  const players = roster.map((player, place) => ({ id: place + 1, name: publicName(player, year, names) }));
  const { asks } = found.tournament;
  return { name, captainName, tournament, skillLevel, currentPlayers, maxPlayers, asks, players };
}

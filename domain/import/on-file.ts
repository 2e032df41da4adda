import { lookKey } from '../player/look-alikes.ts';
import { nameKey } from '../player/person.ts';
import type { Player } from '../player/player.ts';
import type { Team } from '../team/team.ts';

/** A team that is on file, and who is on it. */
export interface OnTeam {
  readonly team: Team;
  readonly roster: readonly Pick<Player, 'id' | 'name' | 'birthYear'>[];
}

/** Who is registered where, and with which team. */
export interface RegisteredWith {
  readonly playerId: number;
  readonly tournamentId: number;
  readonly teamId: number | null;
  readonly teamName: string | null;
}

/** What is on file of all that a table names. */
export interface OnFile {
  /** Everybody with one of its names and phones. */
  readonly people: readonly Player[];
  readonly teams: readonly OnTeam[];
  readonly registrations: readonly RegisteredWith[];
}

/** How a team is told from those that look like it. */
export function teamLook(tournamentId: number, name: string): string {
  return `${tournamentId} ${lookKey(name)}`;
}

/** How a team is found: names are unique within a tournament, as they are compared. */
export function teamKey(tournamentId: number, name: string): string {
  return `${tournamentId} ${nameKey(name)}`;
}

import { lookKey } from '../player/look-alikes.ts';
import { nameKey } from '../player/person.ts';
import type { Player } from '../player/player.ts';
import type { Team } from '../team/team.ts';

/** Existing team with its roster. */
export interface OnTeam {
  readonly team: Team;
  readonly roster: readonly Pick<Player, 'id' | 'name' | 'birthYear'>[];
}

/** Existing registration with its team. */
export interface RegisteredWith {
  readonly playerId: number;
  readonly tournamentId: number;
  readonly teamId: number | null;
  readonly teamName: string | null;
}

/** Existing records that a table names. */
export interface OnFile {
  /** People with one of the table's names and phones. */
  readonly people: readonly Player[];
  readonly teams: readonly OnTeam[];
  readonly registrations: readonly RegisteredWith[];
}

/** Returns a key that is equal for teams whose names look alike. */
export function teamLook(tournamentId: number, name: string): string {
  return `${tournamentId} ${lookKey(name)}`;
}

/** Returns the key of a team: names are unique within a tournament, in comparable form. */
export function teamKey(tournamentId: number, name: string): string {
  return `${tournamentId} ${nameKey(name)}`;
}

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
  readonly teamId: number | null;
  readonly teamName: string | null;
}

/** Existing records of a tournament that a table names, and existing people. */
export interface OnFile {
  /** People with one of the table's names and phones. */
  readonly people: readonly Player[];
  readonly teams: readonly OnTeam[];
  readonly registrations: readonly RegisteredWith[];
}

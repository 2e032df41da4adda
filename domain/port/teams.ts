import type { NewTeamOnFile, Team } from '../rule/team/team.ts';

/** Captain of a team, or its contact by address. */
export type CaptainSought = { readonly playerId: number } | { readonly email: string };

/** Teams on file. */
export abstract class Teams {
  abstract find(id: number): Promise<Team | undefined>;
  /** Returns a team and locks its roster until the transaction ends. */
  abstract lock(id: number): Promise<Team | undefined>;
  abstract withCode(invitationCode: string): Promise<Team | undefined>;
  /** Returns the team of this name in a tournament, as names are compared; else one whose name looks like it. */
  abstract named(tournamentId: number, name: string): Promise<Team | undefined>;
  /** Returns whether a team of a tournament has this name, or one that looks like it. */
  abstract isNameTaken(tournamentId: number, name: string): Promise<boolean>;
  /** Returns the teams of a captain or contact that have not been withdrawn. */
  abstract ofCaptain(captain: CaptainSought): Promise<readonly Team[]>;
  /** Returns and locks every team that a player leads, including withdrawn ones, until the transaction ends. */
  abstract lockLedBy(playerId: number): Promise<readonly Team[]>;
  /** Returns and locks every team that a player leads or plays in, in the order of their ids. */
  abstract lockOf(playerId: number): Promise<readonly Team[]>;
  abstract add(team: NewTeamOnFile): Promise<Team>;
  /** Saves a team's changes, except for the count of players, which follows from joining and leaving. */
  abstract save(team: Team): Promise<Team>;
}

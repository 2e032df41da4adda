import type { NewTeamOnFile, Team } from '../team/team.ts';

/** By whom a team is led: by a player, or by whoever reads the mail of an address. */
export type Led = { readonly playerId: number } | { readonly email: string };

/** The teams on file. */
export abstract class Teams {
  abstract find(id: number): Promise<Team | undefined>;
  /** A team whose roster nobody else changes until the transaction ends. */
  abstract lock(id: number): Promise<Team | undefined>;
  abstract withCode(invitationCode: string): Promise<Team | undefined>;
  /** The team of this name in a tournament, as names are compared; else one whose name looks like it. */
  abstract named(tournamentId: number, name: string): Promise<Team | undefined>;
  /** Whether a team of a tournament has this name, or one that looks like it. */
  abstract isNameTaken(tournamentId: number, name: string): Promise<boolean>;
  /** The teams somebody leads that have not been withdrawn. */
  abstract ledBy(captain: Led): Promise<readonly Team[]>;
  /** Every team a player leads, withdrawn ones too; nobody else changes them until the transaction ends. */
  abstract lockLedBy(playerId: number): Promise<readonly Team[]>;
  /** Every team a player leads or is on, held as above in the order of their ids. */
  abstract lockOf(playerId: number): Promise<readonly Team[]>;
  abstract add(team: NewTeamOnFile): Promise<Team>;
  /** Keeps what was changed of a team; its players are counted as they come and go. */
  abstract save(team: Team): Promise<Team>;
}

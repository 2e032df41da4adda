import type { FreeAgent, TeamWithPlaces } from '../rule/free-agent/free-agent.ts';

/** Free agents of a tournament, and the teams that could take them. */
export abstract class FreeAgents {
  abstract inTournament(tournamentId: number): Promise<readonly FreeAgent[]>;
  /** Returns the teams that hold a place in the tournament, take free agents and have room. */
  abstract teams(tournamentId: number): Promise<readonly TeamWithPlaces[]>;
  abstract teamNames(tournamentId: number): Promise<readonly string[]>;
  /** Returns whether games of the tournament are drawn already. */
  abstract isDrawn(tournamentId: number): Promise<boolean>;
}

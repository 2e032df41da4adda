import type { SeenVersion } from '../rule/audit/seen-version.ts';
import type { TestMarks, TestsOnFile, TestsRemoved, TournamentHoldings } from '../rule/tournament/holdings.ts';

/** Counts of a deleted person's registrations, and of the goals that stay without a name. */
export interface DeletedWithPlayer {
  readonly registrations: number;
  readonly goals: number;
}

/** Record that an organizer wants to delete, with the version they saw. */
export interface DeletionRequest {
  readonly id: number;
  readonly seen: SeenVersion;
}

/** Deletion of records with everything that belongs to them. */
export abstract class Removals {
  abstract holdingsOf(tournamentId: number): Promise<TournamentHoldings>;
  abstract removeTournament(id: number): Promise<void>;
  abstract removeTeam(id: number): Promise<void>;
  /** Deletes a registration. Its payments stay in the ledger, as to be refunded. */
  abstract removeRegistration(id: number): Promise<void>;
  /** Erases a person; their goals stay without a name, and their payments in the ledger. The money of tournaments that are over is kept. */
  abstract removePlayer(id: number): Promise<DeletedWithPlayer>;
  /** Returns the records that `removeTests` would delete now. */
  abstract testsOnFile(): Promise<TestsOnFile>;
  abstract removeTests(): Promise<TestsRemoved>;
  abstract testMarksIn(tournamentId: number): Promise<TestMarks>;
  /** Marks a tournament's teams and players as test or as real. A player who also plays for a real team is never marked as test. */
  abstract markTests(
    tournamentId: number,
    isTest: boolean,
  ): Promise<{ readonly teams: number; readonly players: number }>;
}

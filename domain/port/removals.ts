import type { SeenVersion } from '../audit/seen-version.ts';
import type { TestMarks, TestsOnFile, TestsRemoved, TournamentHoldings } from '../tournament/holdings.ts';

/** Counts of a deleted person's registrations, and of the goals that stay without a name. */
export interface DeletedWithPlayer {
  readonly registrations: number;
  readonly goals: number;
}

/** Organizer who keeps the money of deleted registrations: of all, or of tournaments that are over. */
export interface KeepMoneyDecision {
  readonly by: string;
  readonly of: 'all' | 'over';
}

/** Record that an organizer wants to delete, with the version they saw and whether its money is kept. */
export interface DeletionRequest {
  readonly id: number;
  readonly seen: SeenVersion;
  readonly kept?: KeepMoneyDecision | undefined;
}

/** Deletion of records with everything that belongs to them. */
export abstract class Removals {
  abstract holdingsOf(tournamentId: number): Promise<TournamentHoldings>;
  abstract removeTournament(id: number): Promise<void>;
  abstract removeTeam(id: number): Promise<void>;
  /** Deletes a registration. Its payments stay in the ledger, as to be refunded unless they are kept. */
  abstract removeRegistration(id: number, kept?: KeepMoneyDecision): Promise<void>;
  /** Erases a person; their goals stay without a name, and their payments stay in the ledger. */
  abstract removePlayer(id: number, kept?: KeepMoneyDecision): Promise<DeletedWithPlayer>;
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

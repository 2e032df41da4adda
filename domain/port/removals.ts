import type { SeenVersion } from '../audit/seen-version.ts';
import type { TestMarks, TestsOnFile, TestsRemoved, TournamentHoldings } from '../tournament/holdings.ts';

/** What goes with a person, and the goals that stay without a name. */
export interface GoneWithPlayer {
  readonly registrations: number;
  readonly goals: number;
}

/** Who has said that money received is kept once its registration is gone; of everything, or of tournaments that are over. */
export interface MoneyKept {
  readonly by: string;
  readonly of: 'all' | 'over';
}

/** The record that an organizer deletes, as it was seen, and whether the money of it is kept. */
export interface DeletionAsked {
  readonly id: number;
  readonly seen: SeenVersion;
  readonly kept?: MoneyKept | undefined;
}

/** Taking records off the file, with all that hangs on them. */
export abstract class Removals {
  abstract holdingsOf(tournamentId: number): Promise<TournamentHoldings>;
  abstract removeTournament(id: number): Promise<void>;
  abstract removeTeam(id: number): Promise<void>;
  /** What was received for a registration stays in the ledger, as to be refunded unless it is kept. */
  abstract removeRegistration(id: number, kept?: MoneyKept): Promise<void>;
  /** Erases a person; the goals stay without a name, and so does what was received. */
  abstract removePlayer(id: number, kept?: MoneyKept): Promise<GoneWithPlayer>;
  /** What removeTests would take off the file now. */
  abstract testsOnFile(): Promise<TestsOnFile>;
  abstract removeTests(): Promise<TestsRemoved>;
  abstract testMarksIn(tournamentId: number): Promise<TestMarks>;
  /** Marks a tournament's teams and players as test or as real; whoever plays for something real as well is never marked as test. */
  abstract markTests(
    tournamentId: number,
    isTest: boolean,
  ): Promise<{ readonly teams: number; readonly players: number }>;
}

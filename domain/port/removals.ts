import type { TestsRemoved, TournamentHoldings } from '../tournament/holdings.ts';

/** What goes with a person, and the goals that stay without a name. */
export interface GoneWithPlayer {
  readonly registrations: number;
  readonly goals: number;
}

/** Taking records off the file, with all that hangs on them. */
export abstract class Removals {
  abstract holdingsOf(tournamentId: number): Promise<TournamentHoldings>;
  abstract removeTournament(id: number): Promise<void>;
  abstract removeTeam(id: number): Promise<void>;
  abstract removeRegistration(id: number): Promise<void>;
  /** Erases a person; the goals stay without a name. */
  abstract removePlayer(id: number): Promise<GoneWithPlayer>;
  abstract removeTests(): Promise<TestsRemoved>;
}

/** What goes with a tournament. */
export interface TournamentHoldings {
  readonly teams: number;
  readonly registrations: number;
  readonly paid: number;
  readonly games: number;
  readonly played: number;
}

/** How many records marked as test have gone. */
export interface TestsRemoved {
  readonly tournaments: number;
  readonly teams: number;
  readonly players: number;
}

/** Taking records off the file, with all that hangs on them. */
export abstract class Removals {
  abstract holdingsOf(tournamentId: number): Promise<TournamentHoldings>;
  abstract removeTournament(id: number): Promise<void>;
  abstract removeTeam(id: number): Promise<void>;
  abstract removeRegistration(id: number): Promise<void>;
  /** Erases a person; the goals stay without a name. Answers how many there are. */
  abstract removePlayer(id: number): Promise<{ readonly registrations: number; readonly goals: number }>;
  abstract removeTests(): Promise<TestsRemoved>;
}

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

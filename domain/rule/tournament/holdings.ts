import type { Tournament } from './tournament.ts';

/** Counts of the records that belong to a tournament. */
export interface TournamentHoldings {
  readonly teams: number;
  readonly registrations: number;
  readonly paid: number;
  readonly games: number;
  readonly played: number;
}

/** Tournament marked as test, with the counts of its records. */
export type TestTournament = Pick<Tournament, 'id' | 'name'> & TournamentHoldings;

/** Records marked as test: those that would be deleted, and those that would stay because something real needs them. */
export interface TestsOnFile {
  readonly tournaments: readonly TestTournament[];
  /** Including those of the tournaments. */
  readonly teams: number;
  readonly players: number;
  /** Teams drawn in a tournament that is not marked. */
  readonly stayingTeams: number;
  /** Players registered for a tournament that is not marked. */
  readonly stayingPlayers: number;
}

/** Counts of the teams and players of a tournament that are marked as test, and of those that are not. */
export interface TestMarks {
  readonly markedTeams: number;
  readonly realTeams: number;
  readonly markedPlayers: number;
  readonly realPlayers: number;
  /** Unmarked players registered for another unmarked tournament: they always stay. */
  readonly playersElsewhere: number;
}

/** Counts of the deleted test records. */
export interface TestsRemoved {
  readonly tournaments: number;
  readonly teams: number;
  readonly players: number;
}

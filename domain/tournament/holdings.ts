import type { Tournament } from './tournament.ts';

/** What goes with a tournament. */
export interface TournamentHoldings {
  readonly teams: number;
  readonly registrations: number;
  readonly paid: number;
  readonly games: number;
  readonly played: number;
}

/** A tournament that is marked as test, and what goes with it. */
export type TestTournament = Pick<Tournament, 'id' | 'name'> & TournamentHoldings;

/** What is marked as test: what would be deleted, and what would stay because something real needs it. */
export interface TestsOnFile {
  readonly tournaments: readonly TestTournament[];
  /** With those of the tournaments. */
  readonly teams: number;
  readonly players: number;
  /** Teams drawn in a tournament that is not marked. */
  readonly stayingTeams: number;
  /** Players registered for a tournament that is not marked. */
  readonly stayingPlayers: number;
}

/** How many teams and players of a tournament are marked as test, and how many are not. */
export interface TestMarks {
  readonly markedTeams: number;
  readonly realTeams: number;
  readonly markedPlayers: number;
  readonly realPlayers: number;
  /** Not marked, and registered for another tournament that is not marked either: they always stay. */
  readonly playersElsewhere: number;
}

/** How many records marked as test have gone. */
export interface TestsRemoved {
  readonly tournaments: number;
  readonly teams: number;
  readonly players: number;
}

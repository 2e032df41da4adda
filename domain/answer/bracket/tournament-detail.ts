import { type GameCard, type PublicGame, publicGame } from '../game/public-game.ts';
import type { PublicTeam } from '../team/public-team.ts';
import type { PublicTournament } from '../tournament/public-tournament.ts';
import { type BracketOnFile, type PublicBracket, publicBrackets } from './public-bracket.ts';

/** The brackets and the games of a tournament as everybody sees them. */
export interface DrawnTournament {
  readonly brackets: readonly PublicBracket[];
  readonly games: readonly PublicGame[];
}

/** The same of rows as they stand on file or in a draft. */
export function drawnTournament(rows: {
  readonly brackets: readonly BracketOnFile[];
  readonly games: readonly GameCard[];
}): DrawnTournament {
  return { brackets: publicBrackets(rows.brackets), games: rows.games.map(publicGame) };
}

/** A tournament with its brackets, teams and games (operations specification, section 3). */
export interface TournamentDetail extends DrawnTournament {
  readonly tournament: VersionedTournament;
  readonly teams: readonly PublicTeam[];
  /** Brackets and games of an active tournament are shown to those who can name a team in it. */
  readonly verificationRequired: boolean;
}

export interface VersionedTournament extends PublicTournament {
  readonly version: number;
}

/** What was drawn, or would be, with what an organizer is told of it. */
export interface GeneratedBrackets extends DrawnTournament {
  /** Which teams end up where. */
  readonly divisions: readonly DrawnDivision[];
  readonly warnings: readonly string[];
  readonly notPlaced: readonly { readonly teamId: number; readonly teamName: string; readonly reason: string }[];
  readonly timetable: { readonly restSlots: number; readonly slotsUsed: number };
  readonly gamesKept: number;
  readonly gamesOutside: number;
}

/** A division and who plays in it, the first seed first. */
export interface DrawnDivision {
  readonly name: string;
  readonly teams: readonly { readonly teamId: number; readonly teamName: string }[];
}

/** The matches that went on, and those that wait for a decision. */
export interface AdvancedBrackets {
  readonly advanced: readonly PublicBracket[];
  readonly pending: readonly PublicBracket[];
}

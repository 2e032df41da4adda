import { type GameCard, type PublicGame, publicGame } from '../game/public-game.ts';
import type { StandingLine } from '../standings/day-standings.ts';
import type { PublicTeam } from '../team/public-team.ts';
import type { PublicTournament } from '../tournament/public-tournament.ts';
import { type BracketOnFile, type PublicBracket, publicBrackets } from './public-bracket.ts';

/** Brackets and games of a tournament as everybody sees them. */
export interface DrawnTournament {
  readonly brackets: readonly PublicBracket[];
  readonly games: readonly PublicGame[];
}

/** Returns the public view of stored rows or of a draft's rows. */
export function drawnTournament(rows: {
  readonly brackets: readonly BracketOnFile[];
  readonly games: readonly GameCard[];
}): DrawnTournament {
  return { brackets: publicBrackets(rows.brackets), games: rows.games.map(publicGame) };
}

/** Tournament with its brackets, teams and games (operations specification, section 3). */
export interface TournamentDetail extends DrawnTournament {
  readonly tournament: VersionedTournament;
  readonly teams: readonly PublicTeam[];
  /** Whether the brackets and games of this active tournament are shown only after naming one of its teams. */
  readonly verificationRequired: boolean;
}

export interface VersionedTournament extends PublicTournament {
  readonly version: number;
}

/** Result of a draw, made or previewed, with the messages for the organizer. */
export interface GeneratedBrackets extends DrawnTournament {
  /** Divisions with their teams. */
  readonly divisions: readonly DrawnDivision[];
  /** Groups with their teams, before the first game. */
  readonly standings: readonly StandingLine[];
  readonly warnings: readonly string[];
  readonly notPlaced: readonly { readonly teamId: number; readonly teamName: string; readonly reason: string }[];
  readonly timetable: { readonly restSlots: number; readonly slotsUsed: number };
  readonly gamesKept: number;
  readonly gamesOutside: number;
}

/** Division with its teams, the first seed first. */
export interface DrawnDivision {
  readonly name: string;
  readonly teams: readonly { readonly teamId: number; readonly teamName: string }[];
}

/** Matches that advanced, and those that wait for a decision. */
export interface AdvancedBrackets {
  readonly advanced: readonly PublicBracket[];
  readonly pending: readonly PublicBracket[];
}

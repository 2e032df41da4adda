import type { PublicGame } from '../game/public-game.ts';
import type { PublicTeam } from '../team/public-team.ts';
import type { PublicTournament } from '../tournament/public-tournament.ts';
import type { PublicBracket } from './public-bracket.ts';

/** The brackets and the games of a tournament as everybody sees them. */
export interface DrawnTournament {
  readonly brackets: readonly PublicBracket[];
  readonly games: readonly PublicGame[];
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
  readonly warnings: readonly string[];
  readonly notPlaced: readonly { readonly teamId: number; readonly teamName: string; readonly reason: string }[];
  readonly timetable: { readonly restSlots: number; readonly slotsUsed: number };
  readonly gamesKept: number;
  readonly gamesOutside: number;
}

/** The matches that went on, and those that wait for a decision. */
export interface AdvancedBrackets {
  readonly advanced: readonly PublicBracket[];
  readonly pending: readonly PublicBracket[];
}

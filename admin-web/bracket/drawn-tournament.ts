import type { Slot, Stage } from '../../domain/bracket/match.ts';
import type { PublicTeam } from '../../domain/team/public-team.ts';
import type { PublicTournament } from '../../domain/tournament/public-tournament.ts';

/** A match of a bracket as the API tells it (operations specification, section 3). */
export interface BracketMatch {
  readonly id: number | null;
  readonly stage: Stage;
  readonly round: number;
  readonly position: number;
  readonly team1Id: number | null;
  readonly team2Id: number | null;
  readonly winnerId: number | null;
  /** BYE marks a bye. */
  readonly field: string | null;
  readonly gameTime: string | null;
  readonly status: string;
  /** Null means all ages. */
  readonly ageBracket: string | null;
  readonly slots: readonly [Slot, Slot];
}

/** A game of a tournament as the API tells it. */
export interface BracketGame {
  readonly id: number;
  readonly bracketId: number | null;
  readonly team1Id: number | null;
  readonly team2Id: number | null;
  readonly team1Name: string | null;
  readonly team2Name: string | null;
  readonly team1Score: number;
  readonly team2Score: number;
  readonly round: number;
  readonly stage: Stage;
  readonly ageBracket: string | null;
  readonly status: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly field: string;
  readonly winnerId: number | null;
  readonly version: number;
}

/** Everything the desk shows of one tournament. */
export interface DrawnTournament {
  readonly tournament: PublicTournament;
  readonly brackets: readonly BracketMatch[];
  readonly teams: readonly PublicTeam[];
  readonly games: readonly BracketGame[];
}

/** What would be drawn, before it is saved. */
export interface DrawPreview {
  readonly brackets: readonly BracketMatch[];
  readonly games: readonly BracketGame[];
  readonly warnings: readonly string[];
}

export const hasStarted = ({ status }: Pick<BracketGame, 'status'>): boolean => status !== 'scheduled';

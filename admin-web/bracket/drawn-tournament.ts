import type { PublicBracket } from '../../domain/answer/bracket/public-bracket.ts';
import type { PublicGame } from '../../domain/answer/game/public-game.ts';
import type { PublicTeam } from '../../domain/answer/team/public-team.ts';
import type { PublicTournament } from '../../domain/answer/tournament/public-tournament.ts';
import type { PlayingHours } from '../../domain/venue/venue.ts';

/** A match of a bracket as the API tells it; its kick-off is ISO 8601. */
export type BracketMatch = Omit<PublicBracket, 'gameTime'> & { readonly gameTime: string | null };

/** A game of a tournament as the API tells it; its times are ISO 8601. */
export type BracketGame = Omit<PublicGame, 'startTime' | 'endTime'> & {
  readonly startTime: string;
  readonly endTime: string;
};

/** Everything bracket management shows of one tournament. */
export interface DrawnTournament {
  readonly tournament: PublicTournament;
  readonly brackets: readonly BracketMatch[];
  readonly teams: readonly PublicTeam[];
  readonly games: readonly BracketGame[];
  /** When it is played, where that is said. */
  readonly playingHours: readonly PlayingHours[];
}

export const hasStarted = ({ status }: Pick<BracketGame, 'status'>): boolean => status !== 'scheduled';

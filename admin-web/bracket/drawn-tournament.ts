import type { PublicBracket } from '../../domain/answer/bracket/public-bracket.ts';
import type { PublicGame } from '../../domain/answer/game/public-game.ts';
import type { DraftShown } from '../../domain/answer/schedule/draft-shown.ts';
import type { PublicTeam } from '../../domain/answer/team/public-team.ts';
import type { PublicTournament } from '../../domain/answer/tournament/public-tournament.ts';
import type { Sent } from '../../domain/time/moment.ts';
import type { PlayingHours } from '../../domain/venue/venue.ts';

/** A match of a bracket as it arrives. */
export type BracketMatch = Sent<PublicBracket>;

/** A game of a tournament as it arrives. */
export type BracketGame = Sent<PublicGame>;

/** Everything bracket management shows of one tournament. */
export interface DrawnTournament {
  readonly tournament: PublicTournament;
  readonly brackets: readonly BracketMatch[];
  readonly teams: readonly PublicTeam[];
  readonly games: readonly BracketGame[];
  /** When it is played, where that is said. */
  readonly playingHours: readonly PlayingHours[];
  /** What is not published of it, and what was chosen for its last draw. */
  readonly draft: Sent<DraftShown>;
  /** Whether brackets and games are those of a draft that was drawn, which nobody plays. */
  readonly isDraft: boolean;
}

export const hasStarted = ({ status }: Pick<BracketGame, 'status'>): boolean => status !== 'scheduled';

import type { PublicBracket } from '../../domain/answer/bracket/public-bracket.ts';
import { forfeiters } from '../../domain/answer/game/forfeit.ts';
import type { PublicGame } from '../../domain/answer/game/public-game.ts';
import { isClosedUnplayed } from '../../domain/answer/game/uncounted.ts';
import type { DraftView } from '../../domain/answer/schedule/draft-view.ts';
import type { PublicTeam } from '../../domain/answer/team/public-team.ts';
import type { PublicTournament } from '../../domain/answer/tournament/public-tournament.ts';
import type { Sent } from '../../domain/rule/time/moment.ts';
import type { PlayingHours } from '../../domain/rule/venue/venue.ts';

/** Match of a bracket, as JSON. */
export type BracketMatch = Sent<PublicBracket>;

/** Game of a tournament, as JSON. */
export type BracketGame = Sent<PublicGame>;

/** Game whose time is known. */
export type TimedGame = BracketGame & { readonly startTime: string; readonly endTime: string };

export const isTimed = (game: BracketGame): game is TimedGame => game.startTime !== null && game.endTime !== null;

/** Data of one tournament for bracket management. */
export interface DrawnTournament {
  readonly tournament: PublicTournament;
  readonly brackets: readonly BracketMatch[];
  readonly teams: readonly PublicTeam[];
  readonly games: readonly BracketGame[];
  /** Hours of play, if they are set. */
  readonly playingHours: readonly PlayingHours[];
  /** Unpublished draft, and the settings of the last draw. */
  readonly draft: Sent<DraftView>;
  /** Whether brackets and games are those of an unpublished draft. */
  readonly isDraft: boolean;
}

export const hasStarted = ({ status }: Pick<BracketGame, 'status'>): boolean => status !== 'scheduled';

/** Describes a result that was not played to the end, or was decided by a golden goal or a shoot-out. */
export function howItEnded(game: BracketGame): string | undefined {
  if (game.forfeitedBy !== null)
    return `${game.isWithdrawal ? 'Withdrew: ' : 'Forfeit: '}${forfeiters(game).join(', ')}`;
  if (isClosedUnplayed(game)) return 'Not played';
  if (game.isAbandoned) return game.isVoid ? 'Abandoned, does not count' : 'Abandoned';
  if (game.isGoldenGoal) return 'Golden goal';
  return game.shootout === null ? undefined : `Shoot-out ${game.shootout.team1}-${game.shootout.team2}`;
}

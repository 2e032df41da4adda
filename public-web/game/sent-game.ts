import type { PublicGame } from '../../domain/answer/game/public-game.ts';
import { isClosedUnplayed } from '../../domain/answer/game/uncounted.ts';
import type { Sent } from '../../domain/rule/time/moment.ts';

/** Fields that name a game's place in the bracket, or how it was closed; games stored by an older version of the page lack them. */
type Told =
  | 'label'
  | 'matchName'
  | 'team1From'
  | 'team2From'
  | 'isWithdrawal'
  | 'isAbandoned'
  | 'isVoid'
  | 'isGoldenGoal';

/** Game as JSON; the specification also allows the status `active`. */
export interface SentGame extends Omit<Sent<PublicGame>, 'status' | Told>, Partial<Pick<PublicGame, Told>> {
  readonly status: PublicGame['status'] | 'active';
}

export const isPlaying = ({ status }: Pick<SentGame, 'status'>): boolean =>
  status === 'in_progress' || status === 'active';
export const isCompleted = ({ status }: Pick<SentGame, 'status'>): boolean => status === 'completed';

/** Returns whether the game has a score: it has begun, or was forfeited. */
export const hasScore = (game: SentGame): boolean => isPlaying(game) || (isCompleted(game) && !isClosedUnplayed(game));

import type { PublicGame } from '../../domain/answer/game/public-game.ts';
import type { Sent } from '../../domain/time/moment.ts';

/** What says where a game belongs, and why it was given away; a game that a phone has kept for long does not tell it. */
type Told = 'label' | 'team1From' | 'team2From' | 'isWithdrawal';

/** A game as it arrives; the specification also knows games without a time, and `active` ones. */
export interface ShownGame
  extends Omit<Sent<PublicGame>, 'status' | 'startTime' | 'endTime' | Told>,
    Partial<Pick<PublicGame, Told>> {
  readonly status: PublicGame['status'] | 'active';
  readonly startTime: string | null;
  readonly endTime: string | null;
}

export const isPlaying = ({ status }: ShownGame): boolean => status === 'in_progress' || status === 'active';
export const isCompleted = ({ status }: ShownGame): boolean => status === 'completed';

/** Whether a score says something: the game has begun. */
export const hasScore = (game: ShownGame): boolean => isPlaying(game) || isCompleted(game);

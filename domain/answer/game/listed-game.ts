import type { Sent, SentMoment } from '../../time/moment.ts';
import type { GameCard } from './public-game.ts';

/** A game as organizers see it. */
export interface ListedGame extends Sent<GameCard> {
  readonly tournamentName: string;
  readonly isLocked: boolean;
  readonly notes: string | null;
  readonly goalCount: number;
  readonly createdAt: SentMoment;
  readonly updatedAt: SentMoment;
}

import type { GameStatus } from '../../game/game.ts';
import type { Stage, TeamId } from '../../match/match.ts';
import type { Sent, SentMoment } from '../../time/moment.ts';
import type { GameCard } from './public-game.ts';

/** A game as organizers see it. */
export interface ListedGame extends Omit<Sent<GameCard>, 'match'> {
  readonly tournamentName: string;
  readonly isLocked: boolean;
  readonly notes: string | null;
  /** The teams that forfeited, of a game that was given to the other. */
  readonly forfeitedBy: readonly TeamId[] | null;
  readonly goalCount: number;
  readonly createdAt: SentMoment;
  readonly updatedAt: SentMoment;
}

/** How organizers read where a game stands, on the screen and in files. */
export const gameStatusLabels = {
  scheduled: 'SCHEDULED',
  in_progress: 'ACTIVE',
  completed: 'COMPLETED',
} satisfies Record<GameStatus, string>;

/** The same of the parts of a division. */
export const stageLabels = {
  knockout: 'Knockout',
  group: 'Group',
  consolation: 'Consolation',
  'third-place': 'Third Place',
  placement: 'Placement',
} satisfies Record<Stage, string>;

import type { GameStatus } from '../../rule/game/game.ts';
import type { Stage, TeamId } from '../../rule/match/match.ts';
import type { Sent, SentMoment } from '../../rule/time/moment.ts';
import type { GameCard } from './public-game.ts';

/** Game as organizers see it. */
export interface ListedGame extends Omit<Sent<GameCard>, 'match'> {
  readonly tournamentName: string;
  readonly isLocked: boolean;
  readonly notes: string | null;
  /** Teams that forfeited the game, if any. */
  readonly forfeitedBy: readonly TeamId[] | null;
  readonly goalCount: number;
  readonly createdAt: SentMoment;
  readonly updatedAt: SentMoment;
}

/** Labels of game statuses for organizers, on the screen and in files. */
export const gameStatusLabels = {
  scheduled: 'SCHEDULED',
  in_progress: 'ACTIVE',
  completed: 'COMPLETED',
} satisfies Record<GameStatus, string>;

/** Labels of a division's stages, on the screen and in files. */
export const stageLabels = {
  knockout: 'Knockout',
  group: 'Group',
  consolation: 'Consolation',
  'third-place': 'Third Place',
  placement: 'Placement',
} satisfies Record<Stage, string>;

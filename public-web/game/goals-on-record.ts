import type { ListedGoal } from '../../domain/answer/game/listed-goal.ts';
import { hasScore, type ShownGame } from './shown-game.ts';

/** How many goals a team's score has more than there are on record; below 0 where it has fewer. */
interface GoalDifference {
  readonly team: string;
  readonly count: number;
}

/** The teams whose score and goals on record do not agree. */
export function differencesIn(game: ShownGame, goals: readonly ListedGoal[]): readonly GoalDifference[] {
  if (!hasScore(game)) return [];
  const recorded = (team: number | null) => goals.filter(({ teamId }) => teamId === team).length;
  return [
    { team: game.team1Name ?? '', count: game.team1Score - recorded(game.team1Id) },
    { team: game.team2Name ?? '', count: game.team2Score - recorded(game.team2Id) },
  ].filter(({ count }) => count !== 0);
}

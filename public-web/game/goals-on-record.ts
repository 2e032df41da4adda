import type { ListedGoal } from '../../domain/answer/game/listed-goal.ts';
import { withoutRecord } from '../../domain/game/accounts.ts';
import { hasScore, type ShownGame } from './shown-game.ts';

/** How many goals a team's score has more than there are on record; below 0 where it has fewer. */
interface GoalDifference {
  readonly team: string;
  readonly count: number;
}

/** The teams whose score and goals on record do not agree. */
export function differencesIn(game: ShownGame, goals: readonly ListedGoal[]): readonly GoalDifference[] {
  if (!hasScore(game)) return [];
  const score = { team1: game.team1Score, team2: game.team2Score };
  const missing = withoutRecord(score, goals, [game.team1Id ?? 0, game.team2Id ?? 0]);
  return [
    { team: game.team1Name ?? '', count: missing.team1 },
    { team: game.team2Name ?? '', count: missing.team2 },
  ].filter(({ count }) => count !== 0);
}

/** The goal that was entered last of those that are known; 0 where none is. */
export const lastOf = (goals: readonly Pick<ListedGoal, 'id'>[] | undefined): number =>
  Math.max(0, ...(goals ?? []).map(({ id }) => id));

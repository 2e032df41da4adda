import type { ListedGoal } from '../../domain/answer/game/listed-goal.ts';
import { withoutRecord } from '../../domain/rule/game/accounts.ts';
import { hasScore, type SentGame } from './sent-game.ts';

/** Goals in a team's score minus its recorded goals; negative if more are recorded. */
interface GoalDifference {
  readonly team: string;
  readonly count: number;
}

/** Returns the teams whose score differs from their recorded goals; nobody scored the goals of a forfeit. */
export function differencesIn(game: SentGame, goals: readonly Pick<ListedGoal, 'teamId'>[]): readonly GoalDifference[] {
  if (!hasScore(game) || game.forfeitedBy !== null) return [];
  const score = { team1: game.team1Score, team2: game.team2Score };
  const missing = withoutRecord(score, goals, [game.team1Id ?? 0, game.team2Id ?? 0]);
  return [
    { team: game.team1Name ?? '', count: missing.team1 },
    { team: game.team2Name ?? '', count: missing.team2 },
  ].filter(({ count }) => count !== 0);
}

/** Returns the highest id of the known goals, which is the latest; 0 if there is none. */
export const lastOf = (goals: readonly Pick<ListedGoal, 'id'>[] | undefined): number =>
  Math.max(0, ...(goals ?? []).map(({ id }) => id));

import type { TeamId } from '../match/match.ts';
import type { Opponents } from '../match/result.ts';
import type { Score } from '../match/score.ts';
import type { GoalCorrection } from './goal.ts';

/** Maximum difference, in minutes, between two keepers' reports of the same goal: nobody looks at the clock at the same moment. */
const minutesApart = 2;

/** Goal on record. */
export interface RecordedGoal extends GoalCorrection {
  readonly id: number;
}

/** Goal of one account, and the goal of the other account that may be the same. */
export interface ComparedGoal<Mine extends GoalCorrection, Theirs extends RecordedGoal> {
  readonly mine: Mine;
  readonly theirs: Theirs | undefined;
}

/** Tells whether two reports may be of the same goal: for the same team, at most two minutes apart. The scorers may differ. */
export const isPerhapsSame = (one: GoalCorrection, other: GoalCorrection): boolean =>
  one.teamId === other.teamId && Math.abs(one.minute - other.minute) <= minutesApart;

/**
 * Compares one keeper's goals with those on record. Each is paired with at most one other: first by scorer, then
 * by nearness in time, then by order of entry.
 */
export function compareAccounts<Mine extends GoalCorrection, Theirs extends RecordedGoal>(
  mine: readonly Mine[],
  theirs: readonly Theirs[],
): readonly ComparedGoal<Mine, Theirs>[] {
  const near = mine.flatMap((goal, at) =>
    theirs
      .filter((other) => isPerhapsSame(goal, other))
      .map((other) => ({ at, other, distance: between(goal, other) })),
  );
  const inOrder = near.toSorted((one, next) => one.distance - next.distance || one.other.id - next.other.id);
  const pairs = new Map<number, Theirs>();
  for (const { at, other } of inOrder) {
    if (!pairs.has(at) && ![...pairs.values()].includes(other)) pairs.set(at, other);
  }
  return mine.map((goal, at) => ({ mine: goal, theirs: pairs.get(at) }));
}

/** Returns the distance between two reports of a goal: a different scorer weighs more than any minutes. */
function between(one: GoalCorrection, other: GoalCorrection): number {
  const isSameScorer = one.scorer === other.scorer && one.playerId === other.playerId;
  return Math.abs(one.minute - other.minute) + (isSameScorer ? 0 : minutesApart + 1);
}

/** Returns by how many goals each team's score exceeds the goals on record; negative where it has fewer. */
export function withoutRecord(score: Score, goals: readonly Pick<GoalCorrection, 'teamId'>[], teams: Opponents): Score {
  const recorded = (team: TeamId) => goals.filter(({ teamId }) => teamId === team).length;
  return { team1: score.team1 - recorded(teams[0]), team2: score.team2 - recorded(teams[1]) };
}

import type { TeamId } from '../match/match.ts';
import type { Opponents } from '../match/result.ts';
import type { Score } from '../match/score.ts';
import type { ToldGoal } from './goal.ts';

/** So many minutes apart two keepers may have told of the same goal: nobody looks at the clock at the same moment. */
export const minutesApart = 2;

/** A goal on record. */
export interface RecordedGoal extends ToldGoal {
  readonly id: number;
}

/** A goal of one account, and the one of the other that it perhaps is. */
export interface ComparedGoal<Mine extends ToldGoal, Theirs extends RecordedGoal> {
  readonly mine: Mine;
  readonly theirs: Theirs | undefined;
}

/** Whether two accounts perhaps tell of the same goal: for the same team, at most two minutes apart. Who scored may be told differently. */
export const isPerhapsSame = (one: ToldGoal, other: ToldGoal): boolean =>
  one.teamId === other.teamId && Math.abs(one.minute - other.minute) <= minutesApart;

/**
 * Lays one keeper's goals beside what others have on record. Each is paired with one other at most: with the same scorer's first, then
 * with the nearest in time, then with the one that was entered first.
 */
export function compareAccounts<Mine extends ToldGoal, Theirs extends RecordedGoal>(
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

/** How far two tellings are from each other: another scorer weighs more than any minutes. */
function between(one: ToldGoal, other: ToldGoal): number {
  const isSameScorer = one.scorer === other.scorer && one.playerId === other.playerId;
  return Math.abs(one.minute - other.minute) + (isSameScorer ? 0 : minutesApart + 1);
}

/** How many goals each team's score has more than there are on record; below 0 where it has fewer. */
export function withoutRecord(score: Score, goals: readonly Pick<ToldGoal, 'teamId'>[], teams: Opponents): Score {
  const recorded = (team: TeamId) => goals.filter(({ teamId }) => teamId === team).length;
  return { team1: score.team1 - recorded(teams[0]), team2: score.team2 - recorded(teams[1]) };
}

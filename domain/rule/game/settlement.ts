import { checkScore, type Score } from '../match/score.ts';
import { Refusal } from '../refusal/refusal.ts';
import { type RecordedGoal, withoutRecord } from './accounts.ts';
import { type Game, teamsOf } from './game.ts';
import type { GoalCorrection } from './goal.ts';

/** Goal that two keepers reported differently, with its final version. */
export interface CorrectedGoal {
  readonly goalId: number;
  readonly goal: GoalCorrection;
}

/** Settlement of two accounts of a game: the score, and the changes to the goals on record. */
export interface Settlement {
  readonly score: Score;
  readonly added: readonly GoalCorrection[];
  readonly retold: readonly CorrectedGoal[];
  /** Ids of goals that are removed because they did not happen. */
  readonly dropped: readonly number[];
}

/** Game with one score and one list of goals. */
export interface Settled {
  readonly score: Score;
  readonly goals: readonly GoalCorrection[];
  /** Surplus of the score over the list of goals, for each team; 0 where they agree. */
  readonly withoutRecord: Score;
}

/** Applies a settlement to the goals on record: each is corrected or removed at most once, and must be on record. */
export function settle(game: Game, onRecord: readonly RecordedGoal[], settlement: Settlement): Settled {
  const { score, added, retold, dropped } = settlement;
  checkScore(score);
  const touched = [...dropped, ...retold.map(({ goalId }) => goalId)];
  if (new Set(touched).size < touched.length) throw settledTwice();
  if (touched.some((id) => !onRecord.some((goal) => goal.id === id))) throw notOnRecord();
  if (retold.some(({ goalId, goal }) => onRecord.find(({ id }) => id === goalId)?.teamId !== goal.teamId))
    throw anotherTeam();
  const kept = onRecord
    .filter(({ id }) => !dropped.includes(id))
    .map((goal) => retold.find(({ goalId }) => goalId === goal.id)?.goal ?? goal);
  const goals = [...kept, ...added];
  return { score, goals, withoutRecord: withoutRecord(score, goals, teamsOf(game)) };
}

const settledTwice = () => new Refusal('invalid', 'A goal is settled once');
const notOnRecord = () => new Refusal('conflict', 'A goal that was to be settled is not on record any more');
const anotherTeam = () => new Refusal('invalid', 'A goal that is told anew stays with its team');

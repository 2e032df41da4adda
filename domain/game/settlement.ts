import { checkScore, type Score } from '../match/score.ts';
import { Refusal } from '../refusal/refusal.ts';
import { type RecordedGoal, withoutRecord } from './accounts.ts';
import { type Game, teamsOf } from './game.ts';
import type { ToldGoal } from './goal.ts';

/** A goal that two keepers told differently, as it is to stand. */
export interface RetoldGoal {
  readonly goalId: number;
  readonly goal: ToldGoal;
}

/** What two accounts of a game are settled on: the score, and what of the goals on record becomes of it. */
export interface Settlement {
  readonly score: Score;
  readonly added: readonly ToldGoal[];
  readonly retold: readonly RetoldGoal[];
  /** The ids of those that were none. */
  readonly dropped: readonly number[];
}

/** A game with one score and one list of goals. */
export interface Settled {
  readonly score: Score;
  readonly goals: readonly ToldGoal[];
  /** By how much the score has more goals than the list, team by team; 0 where they agree. */
  readonly withoutRecord: Score;
}

/** Carries a settlement out on what is on record: each goal is retold or dropped once, and only where it is. */
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

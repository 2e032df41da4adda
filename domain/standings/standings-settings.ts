import { AnswersRefused } from '../form/accept-answers.ts';
import type { Sentence } from '../language/sentence.ts';
import { type Criterion, isLastResort } from './criterion.ts';
import type { PointsSystem } from './points-system.ts';

/** What head-to-head means when three or more teams are level. */
export const headToHeadsOfMany = ['skipped', 'mini-league', 'beat-all-others'] as const;
export type HeadToHeadOfMany = (typeof headToHeadsOfMany)[number];

/** All level teams make a table of their own games. */
export const tableOfTheirOwn = 'mini-league' satisfies HeadToHeadOfMany;

/**
 * What becomes of those still level once some of the level teams are separated: they start again at the first criterion, go
 * on to the next, or ask once more their games among themselves, now of fewer teams, and then go on.
 */
export const afterSeparations = ['restart', 'continue', 'head-to-head-again'] as const;
export type AfterSeparation = (typeof afterSeparations)[number];

/** How much of a game counts. */
export interface Counting extends PointsSystem {
  /** The goals by which a game counts at most towards the goal difference; null counts them all. */
  readonly goalDifferenceCap: number | null;
  /** The goals of a game that count at most as goals scored; null counts them all. */
  readonly goalsForCap: number | null;
}

/** How standings are made: what a game is worth, the criteria in order, and the settings on which tournaments differ. */
export interface StandingsSettings extends Counting {
  readonly criteria: readonly Criterion[];
  readonly headToHeadOfMany: HeadToHeadOfMany;
  readonly afterSeparation: AfterSeparation;
  /** Goals a forfeit is counted with. */
  readonly forfeitGoals: number;
}

/** Refuses settings by which nobody could be ranked, or that contradict themselves. */
export function checkStandingsSettings(settings: StandingsSettings): void {
  const { criteria, winPoints, drawPoints, lossPoints } = settings;
  if (criteria.length === 0 || new Set(criteria).size < criteria.length) throw criteriaWrong();
  const last = criteria.findIndex(isLastResort);
  if (last >= 0 && !criteria.slice(last).every(isLastResort)) throw somethingAfterLots();
  if (![settings.goalDifferenceCap].every(isCap)) throw capWrong();
  if (![settings.goalsForCap, settings.goalPointsCap].every(isCap)) throw goalsCapWrong();
  if (!isGoals(settings.forfeitGoals)) throw forfeitWrong();
  if (winPoints <= drawPoints || drawPoints < lossPoints) throw pointsWrong();
}

const isGoals = (number: number): boolean => Number.isInteger(number) && number >= 1 && number <= 99;
const isCap = (cap: number | null): boolean => cap === null || isGoals(cap);

const refuse = (field: keyof StandingsSettings, sentence: Sentence) => new AnswersRefused({ [field]: sentence });
const criteriaWrong = () => refuse('criteria', 'Choose at least one criterion, and each only once');
const somethingAfterLots = () =>
  refuse('criteria', 'After a shoot-out or lots nothing is left to rank by: put them last');
const capWrong = () => refuse('goalDifferenceCap', 'The cap is a whole number of goals from 1 to 99');
const goalsCapWrong = () => refuse('goalsForCap', 'The cap is a whole number of goals from 1 to 99');
const forfeitWrong = () => refuse('forfeitGoals', 'A forfeit counts for 1 to 99 goals');
const pointsWrong = () => refuse('winPoints', 'A win is worth more than a draw, and a draw no less than a loss');

import { AnswersRefused } from '../form/accept-answers.ts';
import type { Sentence } from '../language/sentence.ts';
import { type Criterion, isLastResort } from './criterion.ts';
import type { PointsSystem } from './points-system.ts';

/** Meanings of head-to-head when three or more teams are level. */
export const headToHeadsOfMany = ['skipped', 'mini-league', 'beat-all-others'] as const;
export type HeadToHeadOfMany = (typeof headToHeadsOfMany)[number];

/** Head-to-head by a table of the games among all level teams. */
export const tableOfTheirOwn = 'mini-league' satisfies HeadToHeadOfMany;

/**
 * Ways to go on with teams still level once some are separated: start again at the first criterion, go on to the
 * next, or apply head-to-head once more, now among fewer teams, and then go on.
 */
export const afterSeparations = ['restart', 'continue', 'head-to-head-again'] as const;
export type AfterSeparation = (typeof afterSeparations)[number];

/** Points and caps by which a game counts. */
export interface Counting extends PointsSystem {
  /** Maximum that a game adds to the goal difference; null counts all goals. */
  readonly goalDifferenceCap: number | null;
  /** Maximum of goals per game that count as goals scored; null counts them all. */
  readonly goalsForCap: number | null;
}

/** Settings of standings: the points for a game, the criteria in order, and the rules on which tournaments differ. */
export interface StandingsSettings extends Counting {
  readonly criteria: readonly Criterion[];
  readonly headToHeadOfMany: HeadToHeadOfMany;
  readonly afterSeparation: AfterSeparation;
  /** Goals credited for a forfeit. */
  readonly forfeitGoals: number;
}

/** Refuses settings that cannot rank anybody, or that contradict themselves. */
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

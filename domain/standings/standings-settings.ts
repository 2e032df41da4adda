import { AnswersRefused } from '../form/accept-answers.ts';

/** What teams can be ranked by. */
export const criteria = [
  'points',
  'wins',
  'head-to-head',
  'goal-difference',
  'goals-for',
  'goals-against',
  'shut-outs',
] as const;
export type Criterion = (typeof criteria)[number];

/** What head-to-head means when three or more teams are level. */
export const headToHeadsOfMany = ['skipped', 'mini-league', 'beat-all-others'] as const;
export type HeadToHeadOfMany = (typeof headToHeadsOfMany)[number];

/** How standings are made: the criteria in order, and the three settings on which tournaments differ. */
export interface StandingsSettings {
  readonly criteria: readonly Criterion[];
  readonly headToHeadOfMany: HeadToHeadOfMany;
  /** Once some of the level teams are separated, the rest start again at the first criterion or go on to the next. */
  readonly afterSeparation: 'restart' | 'continue';
  /** The goals by which a game counts at most towards the goal difference; null counts them all. */
  readonly goalDifferenceCap: number | null;
  /** Goals a forfeit is counted with. */
  readonly forfeitGoals: number;
}

/** "Wins, then goals": the operations specification, section 4. The default. */
export const winsThenGoals: StandingsSettings = {
  criteria: ['wins', 'goals-for', 'goal-difference', 'head-to-head'],
  headToHeadOfMany: 'mini-league',
  afterSeparation: 'continue',
  goalDifferenceCap: null,
  forfeitGoals: 3,
};

/** "US youth": 3, 1 and 0 points, and goals counted with measure. */
export const usYouth: StandingsSettings = {
  criteria: ['points', 'head-to-head', 'goal-difference', 'goals-against', 'goals-for', 'shut-outs'],
  headToHeadOfMany: 'skipped',
  afterSeparation: 'restart',
  goalDifferenceCap: 5,
  forfeitGoals: 3,
};

/** The presets by the names an organizer sees. */
export const standingsPresets = { 'Wins, then goals': winsThenGoals, 'US youth': usYouth } as const;

/** Refuses settings by which nobody could be ranked. */
export function checkStandingsSettings({ criteria, goalDifferenceCap, forfeitGoals }: StandingsSettings): void {
  if (criteria.length === 0 || new Set(criteria).size < criteria.length) throw criteriaWrong();
  if (goalDifferenceCap !== null && !isGoals(goalDifferenceCap)) throw capWrong();
  if (!isGoals(forfeitGoals)) throw forfeitWrong();
}

const isGoals = (number: number): boolean => Number.isInteger(number) && number >= 1 && number <= 99;

const criteriaWrong = () => new AnswersRefused({ criteria: 'Choose at least one criterion, and each only once' });
const capWrong = () => new AnswersRefused({ goalDifferenceCap: 'The cap is a whole number of goals from 1 to 99' });
const forfeitWrong = () => new AnswersRefused({ forfeitGoals: 'A forfeit counts for 1 to 99 goals' });

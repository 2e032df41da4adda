import { type Criterion, isAmongThemselves } from './criterion.ts';

/** Column of a table of standings. */
export type StandingColumn =
  | 'wins'
  | 'losses'
  | 'draws'
  | 'goalsFor'
  | 'goalsAgainst'
  | 'goalDifference'
  | 'cappedDifference'
  | 'points'
  | 'shutOuts';

/** Criteria of a ranking as far as a table shows them, and the maximum that a game adds to the goal difference. */
export interface RankedBy {
  readonly rankedBy: readonly Criterion[];
  readonly goalDifferenceCap: number | null;
}

/**
 * Returns the columns of a table of standings (operations specification, section 3): the games, then the criteria
 * in their order, then goals that are no criterion. Points and shut-outs appear only where they rank, and the goal
 * difference as it ranks, so that no column contradicts the order of the teams (rules, section 13).
 */
export function standingColumns(by: RankedBy): readonly StandingColumn[] {
  return [
    ...new Set<StandingColumn>([
      ...(['wins', 'draws', 'losses'] as const),
      ...by.rankedBy.flatMap((criterion) => columnOf(criterion, by) ?? []),
      by.rankedBy.includes('goal-difference') ? differenceColumn(by) : 'goalDifference',
      ...(['goalsFor', 'goalsAgainst'] as const),
    ]),
  ];
}

/** Returns the column of the first criterion; undefined where that is not a team's own figure. */
export function leadingColumn(by: RankedBy): StandingColumn | undefined {
  const [first] = by.rankedBy;
  return first && columnOf(first, by);
}

function columnOf(criterion: Criterion, by: RankedBy): StandingColumn | undefined {
  if (isAmongThemselves(criterion)) return undefined;
  const columns = {
    points: 'points',
    wins: 'wins',
    'goal-difference': differenceColumn(by),
    'goals-for': 'goalsFor',
    'goals-against': 'goalsAgainst',
    'shut-outs': 'shutOuts',
  } as const;
  return columns[criterion];
}

const differenceColumn = ({ goalDifferenceCap }: RankedBy) =>
  goalDifferenceCap === null ? 'goalDifference' : 'cappedDifference';

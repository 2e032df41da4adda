import { type Criterion, isAmongThemselves, isLastResort } from './criterion.ts';

/** Column of a table of standings. */
export type StandingColumn =
  | 'wins'
  | 'losses'
  | 'draws'
  | 'goalsFor'
  | 'cappedGoalsFor'
  | 'goalsAgainst'
  | 'goalDifference'
  | 'cappedDifference'
  | 'points'
  | 'shutOuts';

/** Criteria of a ranking as far as a table shows them; the caps are those of the goals of a game. */
export interface RankedBy {
  readonly rankedBy: readonly Criterion[];
  readonly goalDifferenceCap: number | null;
  readonly goalsForCap: number | null;
}

/**
 * Returns the columns of a table of standings (operations specification, section 3): the games, then the criteria
 * in their order, then goals that are no criterion. Points and shut-outs appear only where they rank, and goals as
 * they rank, so that no column contradicts the order of the teams (rules, section 13).
 */
export function standingColumns(by: RankedBy): readonly StandingColumn[] {
  const ranks = (criterion: Criterion) => by.rankedBy.includes(criterion);
  return [
    ...new Set<StandingColumn>([
      ...(['wins', 'draws', 'losses'] as const),
      ...by.rankedBy.flatMap((criterion) => columnOf(criterion, by) ?? []),
      ranks('goal-difference') ? differenceColumn(by) : 'goalDifference',
      ranks('goals-for') ? goalsForColumn(by) : 'goalsFor',
      'goalsAgainst',
    ]),
  ];
}

/** Returns the column of the first criterion; undefined where that is not a team's own figure. */
export function leadingColumn(by: RankedBy): StandingColumn | undefined {
  const [first] = by.rankedBy;
  return first && columnOf(first, by);
}

function columnOf(criterion: Criterion, by: RankedBy): StandingColumn | undefined {
  if (isAmongThemselves(criterion) || isLastResort(criterion)) return undefined;
  const columns = {
    points: 'points',
    wins: 'wins',
    'goal-difference': differenceColumn(by),
    'goals-for': goalsForColumn(by),
    'goals-against': 'goalsAgainst',
    'shut-outs': 'shutOuts',
  } as const;
  return columns[criterion];
}

const differenceColumn = ({ goalDifferenceCap }: RankedBy) =>
  goalDifferenceCap === null ? 'goalDifference' : 'cappedDifference';
const goalsForColumn = ({ goalsForCap }: RankedBy) => (goalsForCap === null ? 'goalsFor' : 'cappedGoalsFor');

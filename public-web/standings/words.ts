import type { StillNeeds } from '../../domain/rule/standings/still-needs.ts';

/** Stands between the criteria of an order. */
const then = ', then ';

/** Texts of the standings. */
export const words = {
  title: 'Standings',
  rank: ['#', 'Rank'],
  team: 'Team',
  columns: {
    played: ['P', 'Games played'],
    wins: ['W', 'Wins'],
    losses: ['L', 'Losses'],
    draws: ['D', 'Draws'],
    goalsFor: ['GF', 'Goals for'],
    goalsAgainst: ['GA', 'Goals against'],
    goalDifference: ['GD', 'Goal difference'],
    cappedDifference: ['GD', 'Goal difference with every game counted up to the cap'],
    points: ['Pts', 'Points'],
    shutOuts: ['SO', 'Shut-outs'],
  },
  decidedBy: ['Decided by', 'What set the team apart from the others'],
  marks: { advances: 'Advances', 'would go on': 'Would go on now' },
  awaitsLots: 'Level: lots decide',
  needs: {
    nothing: 'Sure to go on',
    'a draw': 'A draw is enough',
    'a win': 'A win is enough',
    out: 'Cannot go on any more',
  } satisfies Record<StillNeeds, string>,
  rankedBy: (criteria: readonly string[]) => `Ranked by ${criteria.join(then)}.`,
  upTo: (criterion: string, goals: number) => `${criterion} (at most ${goals} a game)`,
  none: 'A knock-out has no table: whoever wins plays on, as the bracket shows.',
  why: 'What decided',
  goals: (scored: number, against: number) => `${scored}:${against} goals`,
  legend: 'Teams above the line go on to the knock-out.',
  legendNow: 'Teams above the line would go on if the group ended now.',
  legendBoth: 'Teams above the line go on to the knock-out, or would if their group ended now.',
  group: (name: string) => `Group ${name}`,
} as const;

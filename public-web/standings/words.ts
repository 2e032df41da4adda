/** The sentences of the standings. */
export const words = {
  title: 'Standings',
  columns: [
    ['#', 'Rank'],
    ['Team', 'Team'],
    ['W', 'Wins'],
    ['L', 'Losses'],
    ['D', 'Draws'],
    ['GF', 'Goals for'],
    ['GA', 'Goals against'],
    ['GD', 'Goal difference'],
    ['Pts', 'Points'],
    ['Decided by', 'What set the team apart from the others'],
  ],
  advances: 'Advances',
  legend: 'Marked teams play on.',
  group: (name: string) => `Group ${name}`,
} as const;

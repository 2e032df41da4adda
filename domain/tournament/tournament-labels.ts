/** What is asked and told of a tournament, wherever it stands. */
export const tournamentLabels = {
  tournament: 'Tournament',
  date: 'Date',
  ageGroup: 'Age group',
  location: 'Location',
  status: 'Status',
} as const;

/** Labels of a tournament's fields, the same everywhere. */
export const tournamentLabels = {
  tournament: 'Tournament',
  date: 'Date',
  ageGroup: 'Age group',
  location: 'Location',
  status: 'Status',
} as const;

import { said } from '../language/sentence.ts';
/** Labels of a tournament's fields, the same everywhere. */
export const tournamentLabels = said({
  tournament: 'Tournament',
  date: 'Date',
  ageGroup: 'Age group',
  location: 'Location',
  status: 'Status',
});

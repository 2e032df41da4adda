import { largestId, wholeNumber } from '../../form/whole-number.ts';

/** The tournament somebody registers for. */
export const preferredTournament = wholeNumber({
  label: 'Tournament',
  from: 1,
  to: largestId,
  message: 'Please select a preferred tournament',
});

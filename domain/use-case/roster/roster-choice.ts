import { form } from '../../form/form.ts';
import { largestId, wholeNumber } from '../../form/whole-number.ts';

/** Form for choosing a player of the roster. */
export const rosterChoice = form({
  playerId: wholeNumber({ label: 'Player', from: 1, to: largestId, message: 'Please select a player' }),
});

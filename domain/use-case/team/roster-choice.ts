import { form } from '../../form/form.ts';
import { largestId, wholeNumber } from '../../form/whole-number.ts';

/** Who of the roster is meant. */
export const rosterChoice = form({
  playerId: wholeNumber({ label: 'Player', from: 1, to: largestId, message: 'Please select a player' }),
});

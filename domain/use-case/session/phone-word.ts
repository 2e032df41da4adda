import { optional } from '../../form/field.ts';
import { form } from '../../form/form.ts';
import { largestId, wholeNumber } from '../../form/whole-number.ts';

/** Form for the status of a score keeper's phone: its open game, and the number of entries waiting there. */
export const phoneWord = form({
  gameId: optional(wholeNumber({ label: 'Game', from: 1, to: largestId, message: 'Please choose a game' })),
  waiting: wholeNumber({
    ...{ label: 'Waiting entries', from: 0, to: 999 },
    message: 'How many entries wait is a whole number from 0 to 999',
  }),
});

import { form } from './form.ts';
import { list } from './list.ts';
import { largestId, wholeNumber } from './whole-number.ts';

/** As many as a list lets choose at once. */
const most = 250;
const message = { english: `Please select up to ${most} records` };

/** The records of a list that an organizer has chosen. */
export const chosenRecords = form({
  ids: list(wholeNumber({ label: 'Records', from: 1, to: largestId, message }), { label: 'Records', most, message }),
});

import { form } from './form.ts';
import { list } from './list.ts';
import { largestId, wholeNumber } from './whole-number.ts';

/** Maximum number of records that can be selected in a list at once. */
const most = 250;
const message = { english: `Please select up to ${most} records` };

/** Form for the records that an organizer has selected in a list. */
export const chosenRecords = form({
  ids: list(wholeNumber({ label: 'Records', from: 1, to: largestId, message }), { label: 'Records', most, message }),
});

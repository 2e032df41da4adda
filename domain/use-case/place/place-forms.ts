import { tick } from '../../rule/form/agreement.ts';
import { form } from '../../rule/form/form.ts';
import { list } from '../../rule/form/list.ts';
import { largestId, wholeNumber } from '../../rule/form/whole-number.ts';

/** Form for withdrawing a team, with the confirmation of what will be lost. */
export const withdrawal = form({ confirm: tick('Confirm') });

const message = 'Please select up to 100 teams';

/** Form for dropping several teams at once, with the confirmation of the consequences. */
export const teamsToDrop = form({
  ids: list(wholeNumber({ label: 'Team', from: 1, to: largestId, message }), { label: 'Teams', most: 100, message }),
  confirm: tick('Confirm'),
});

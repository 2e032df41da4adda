import { tick } from '../../form/agreement.ts';
import { type Answers, form } from '../../form/form.ts';
import { largestId, wholeNumber } from '../../form/whole-number.ts';

/** Which withdrawn team plays on after all. */
export const returnEntry = form({
  teamId: wholeNumber({ label: 'Team', from: 1, to: largestId, message: 'Please choose the team that comes back' }),
  confirm: tick('Confirm'),
  preview: tick('Preview'),
});

export type ReturnEntry = Answers<typeof returnEntry>;

import { tick } from '../../rule/form/agreement.ts';
import { choice } from '../../rule/form/choice.ts';
import { optional } from '../../rule/form/field.ts';
import { type Answers, form } from '../../rule/form/form.ts';
import { largestId, wholeNumber } from '../../rule/form/whole-number.ts';
import { previewMark } from './preview-mark.ts';

/** Form for withdrawing a team: its results count and the rest is forfeited, or it is as if it had never played. */
export const withdrawalEntry = form({
  teamId: wholeNumber({ label: 'Team', from: 1, to: largestId, message: 'Please choose the team that withdraws' }),
  games: optional(
    choice<'forfeited' | 'left-out'>(
      'Games',
      [
        { value: 'forfeited', label: 'Forfeited' },
        { value: 'left-out', label: 'Left out' },
      ],
      'The games to come are forfeited or left-out',
    ),
  ),
  confirm: tick('Confirm'),
  preview: tick('Preview'),
  mark: previewMark,
});

export type WithdrawalEntry = Answers<typeof withdrawalEntry>;

/** Form for bringing back a withdrawn team. */
export const returnEntry = form({
  teamId: wholeNumber({ label: 'Team', from: 1, to: largestId, message: 'Please choose the team that comes back' }),
  confirm: tick('Confirm'),
  preview: tick('Preview'),
  mark: previewMark,
});

export type ReturnEntry = Answers<typeof returnEntry>;

import { optional } from '../../form/field.ts';
import { type Answers, form } from '../../form/form.ts';
import { list } from '../../form/list.ts';
import { largestId, wholeNumber } from '../../form/whole-number.ts';
import { asPlaceholderValue, type Phrase, said } from '../../language/sentence.ts';

const message = 'Please choose at most 500 registrations';

const number = (label: Phrase) =>
  wholeNumber({
    label,
    from: 1,
    to: largestId,
    message: said('{label} must be a number', { label: asPlaceholderValue(label) }),
  });

/** Form for reminding families: of chosen registrations, of a tournament, or all. */
export const remindersForm = form({
  ids: optional(list(number('Registration'), { label: 'Registrations', most: 500, message })),
  tournamentId: optional(number('Tournament')),
});

export type ReminderSelection = Answers<typeof remindersForm>;

import { optional } from '../../form/field.ts';
import { type Answers, form } from '../../form/form.ts';
import { list } from '../../form/list.ts';
import { largestId, wholeNumber } from '../../form/whole-number.ts';

const message = 'Please choose at most 500 registrations';
const number = (label: string) => wholeNumber({ label, from: 1, to: largestId, message: `${label} must be a number` });

/** Whose families an organizer reminds: chosen registrations, those of a tournament, or all. */
export const remindersForm = form({
  ids: optional(list(number('Registration'), { label: 'Registrations', most: 500, message })),
  tournamentId: optional(number('Tournament')),
});

export type RemindersMeant = Answers<typeof remindersForm>;

import { mergedFields } from '../../duplicate/merged-player.ts';
import { choice } from '../../form/choice.ts';
import { optional } from '../../form/field.ts';
import { type Answers, form } from '../../form/form.ts';
import { list } from '../../form/list.ts';
import { largestId, wholeNumber } from '../../form/whole-number.ts';
import { inEnglish } from '../../language/sentence.ts';

const record = (label: 'Record that stays' | 'Record that goes') =>
  wholeNumber({ label, from: 1, to: largestId, message: 'Please select a player' });

const knownFields = inEnglish('Please choose fields of the record');

const field = choice(
  'Taken over',
  mergedFields.map((value) => ({ value, label: value })),
  knownFields,
);

const registration = wholeNumber({
  label: 'Registrations that stay',
  from: 1,
  to: largestId,
  message: 'Please select a registration',
});

/** Maximum of tournaments in which anybody was registered twice. */
const mostRegistrations = 100;

/** Form for merging two records of one person: which one stays, the fields it takes from the other, and the registrations that stay where both have one. */
export const mergeForm = form({
  keptId: record('Record that stays'),
  goneId: record('Record that goes'),
  takes: optional(list(field, { label: 'Taken over', most: mergedFields.length, message: knownFields })),
  registrationIds: optional(
    list(registration, {
      label: 'Registrations that stay',
      most: mostRegistrations,
      message: 'Please select a registration',
    }),
  ),
});

export type MergeAnswers = Answers<typeof mergeForm>;

/** Form for two records that are two people's. */
export const differentForm = form({
  keptId: record('Record that stays'),
  goneId: record('Record that goes'),
});

export type DifferentAnswers = Answers<typeof differentForm>;

/** Query for likely duplicates: a page of all, or those of one player. */
export const duplicatesAsked = form({
  page: optional(
    wholeNumber({ label: 'Page', from: 1, to: 100_000, message: inEnglish('Page must be a number from 1') }),
  ),
  playerId: optional(wholeNumber({ label: 'Player', from: 1, to: largestId, message: 'Please select a player' })),
});

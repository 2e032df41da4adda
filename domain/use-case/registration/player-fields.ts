import { email } from '../../rule/form/email.ts';
import { accepted, hinted, optional } from '../../rule/form/field.ts';
import { personName } from '../../rule/form/person-name.ts';
import { phone } from '../../rule/form/phone.ts';
import { text } from '../../rule/form/text.ts';
import { wholeNumber } from '../../rule/form/whole-number.ts';
import { type Phrase, said } from '../../rule/language/sentence.ts';

const phoneSymbols = said('Phone Number must contain only digits, spaces, and common phone symbols');

/** Form field for a player's full name, 2 to 100 characters. */
export const fullName = personName({
  label: 'Full Name',
  min: [2, 'Full Name must be at least 2 characters'],
  max: [100, 'Full Name must be less than 100 characters'],
});

export const playerEmail = hinted(
  email('Email', 'Please enter a valid email address'),
  'The confirmation and the schedule go here',
);

export const playerPhone = hinted(
  phone('Phone Number', { tooShort: 'Phone Number must be at least 10 digits', symbols: phoneSymbols }),
  'With the name, it opens the Player ID later',
);

/** Form field for the birth year: from 1950 to five years ago, so the youngest are about five. */
export const birthYear = wholeNumber({
  label: 'Birth Year',
  from: 1950,
  to: ({ year }) => year - 5,
  message: (upper) => said('Birth Year must be between 1950 and {upper}', { upper }),
});

export const clubHint = said('Type None if the player has no club');

/** Matches "no club" as families write it in either language; it is stored as one word. */
const noClub = /^(none|no club|ningun[oa]?|sin club)$/i;

/** Creates the field for the current club, "None" for no club; each form has its own error text for an empty answer. */
export function clubField(missing?: Phrase) {
  return clubOf({
    min: [2, 'Current Club must be at least 2 characters'],
    ...(missing !== undefined && { missing }),
  });
}

/** Creates such a field with its own shortest length. */
export function clubOf(limits: Pick<Parameters<typeof text>[0], 'min' | 'missing'>) {
  const club = text({
    label: 'Current Club',
    max: [100, 'Current Club must be less than 100 characters'],
    ...limits,
  });
  const read: typeof club.read = (raw, circumstances) => {
    const reading = club.read(raw, circumstances);
    return 'value' in reading && noClub.test(reading.value) ? accepted('None') : reading;
  };
  return hinted({ ...club, read }, clubHint);
}

export const currentClub = clubField();

export const parentName = optional(
  personName({ label: 'Parent Name', max: [100, 'Parent Name must be less than 100 characters'] }),
);

export const parentEmail = optional(email('Parent Email', 'Invalid email format'));

export const parentPhone = optional(
  phone('Parent Phone', { tooShort: phoneSymbols, symbols: phoneSymbols, digits: 0 }),
);

/** Form field for notes to the organizers, at most 500 characters. */
export const notes = hinted(
  optional(text({ label: 'Notes', max: [500, 'Notes must be less than 500 characters'], paragraphs: true })),
  'Anything the organizers should know',
);

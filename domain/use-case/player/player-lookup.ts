import { optional } from '../../rule/form/field.ts';
import { type Answers, form } from '../../rule/form/form.ts';
import { phone } from '../../rule/form/phone.ts';
import { birthYear, fullName, playerPhone } from '../registration/player-fields.ts';
import { searchName } from './search-name.ts';

/** Form for the search of the Player ID page: the name and the phone of the registration, and the birth year where two people share both. */
export const playerLookup = form({
  name: {
    ...searchName({
      label: 'Name',
      missing: 'Name is required',
      max: [100, 'Name must be less than 100 characters'],
    }),
    label: fullName.label,
  },
  phone: phone(playerPhone.label, {
    missing: 'Phone number is required',
    tooShort: 'Phone number must be at least 10 digits',
    symbols: 'Phone Number must contain only digits, spaces, and common phone symbols',
  }),
  birthYear: optional(birthYear),
});

export type PlayerLookup = Answers<typeof playerLookup>;

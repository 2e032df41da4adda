import { hinted } from '../../rule/form/field.ts';
import { type Answers, form } from '../../rule/form/form.ts';
import { phone } from '../../rule/form/phone.ts';
import { playerPhone } from '../registration/player-fields.ts';
import { searchName } from './search-name.ts';

/** Form for the search of a returning player (registration specification, section 5, returning lookup). */
export const playerFind = form({
  name: {
    ...searchName({
      label: 'Player name',
      min: [2, 'Player name must be at least 2 characters'],
      max: [100, 'Player name must be less than 100 characters'],
    }),
    label: 'Player Name',
  },
  phone: hinted(
    phone(playerPhone.label, {
      tooShort: 'Phone number must be at least 10 digits',
      symbols: 'Phone Number must contain only digits, spaces, and common phone symbols',
    }),
    'The one you registered with before',
  ),
});

export type PlayerFind = Answers<typeof playerFind>;

import { email } from '../../rule/form/email.ts';
import { optional } from '../../rule/form/field.ts';
import { type Answers, form } from '../../rule/form/form.ts';
import { personName } from '../../rule/form/person-name.ts';
import { phone } from '../../rule/form/phone.ts';
import { paymentMethodChoice, playerIdPaymentOptions } from '../../rule/payment/payment-method.ts';
import { type PlayerDetail, type PlayerDetails, playerDetails } from '../../rule/player/player-details.ts';
import { birthYear, clubOf, parentEmail, parentName, parentPhone, playerPhone } from '../registration/player-fields.ts';

/** Form for a family's changes on the Player ID page (registration specification, section 5, Player ID edit), with the birth year. */
export const playerEdit = form({
  name: personName({
    label: 'Name',
    missing: 'Name is required',
    max: [100, 'Name must be less than 100 characters'],
  }),
  email: email('Email', 'Valid email is required'),
  phone: phone(playerPhone.label, {
    missing: 'Phone number is required',
    tooShort: 'Phone number must be at least 10 digits',
    symbols: 'Phone Number must contain only digits, spaces, and common phone symbols',
  }),
  birthYear: optional(birthYear),
  currentClub: clubOf({ missing: 'Current club is required' }),
  ...playerDetails,
  paymentMethod: paymentMethodChoice(playerIdPaymentOptions, 'Payment method is required'),
  parentName,
  parentEmail: optional(email(parentEmail.label, 'Valid parent email is required')),
  parentPhone,
});

type PlayerEdit = Answers<typeof playerEdit>;

/** Changes as sent by a client that may not know some details: those stay as they are. */
export type SentEdit = Omit<PlayerEdit, PlayerDetail | 'birthYear'> &
  Partial<PlayerDetails & Pick<PlayerEdit, 'birthYear'>>;

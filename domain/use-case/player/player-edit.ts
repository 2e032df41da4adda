import { email } from '../../form/email.ts';
import { optional } from '../../form/field.ts';
import { type Answers, form } from '../../form/form.ts';
import { phone } from '../../form/phone.ts';
import { text } from '../../form/text.ts';
import { paymentMethodChoice, playerIdPaymentOptions } from '../../payment/payment-method.ts';
import { league, parentName, parentPhone } from '../newcomer/player-fields.ts';

/** What a family can change on the Player ID page (registration specification, section 5, Player ID edit). */
export const playerEdit = form({
  name: text({
    label: 'Name',
    missing: 'Name is required',
    max: [100, 'Name must be less than 100 characters'],
  }),
  email: email('Email', 'Valid email is required'),
  phone: phone('Phone number', {
    missing: 'Phone number is required',
    tooShort: 'Phone number must be at least 10 digits',
    symbols: 'Phone Number must contain only digits, spaces, and common phone symbols',
  }),
  currentClub: text({
    label: 'Current club',
    missing: 'Current club is required',
    max: [100, 'Current Club must be less than 100 characters'],
  }),
  league,
  paymentMethod: paymentMethodChoice(playerIdPaymentOptions, 'Payment method is required'),
  parentName,
  parentEmail: optional(email('Parent email', 'Valid parent email is required')),
  parentPhone,
});

export type PlayerEdit = Answers<typeof playerEdit>;

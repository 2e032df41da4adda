import { choice } from '../../form/choice.ts';
import { email } from '../../form/email.ts';
import { hinted } from '../../form/field.ts';
import { form } from '../../form/form.ts';
import { personName } from '../../form/person-name.ts';
import { phone } from '../../form/phone.ts';
import { wholeNumber, years } from '../../form/whole-number.ts';
import { said } from '../../language/sentence.ts';

const phoneMessage = said('Please enter a valid phone number');

/** Options for sex (registration specification, flow 6). */
export const sexOptions = [
  { value: 'Male', label: 'Male' },
  { value: 'Female', label: 'Female' },
] as const;

/** Form for people who would like to hear of future tournaments; nothing is paid and no place is taken. */
export const newPreRegistration = form({
  name: personName({
    label: 'Name',
    min: [2, 'Name must be at least 2 characters'],
    max: [100, 'Name must be less than 100 characters'],
  }),
  sex: choice('Sex', sexOptions, 'Please select Male or Female'),
  age: wholeNumber({ label: 'Age', from: 4, to: 99, message: 'Age must be between 4 and 99', unit: years }),
  email: hinted(email('Email', 'Please enter a valid email address'), 'The next dates go here'),
  phone: phone('Phone', { tooShort: phoneMessage, symbols: phoneMessage }),
});

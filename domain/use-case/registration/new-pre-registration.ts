import { choice } from '../../rule/form/choice.ts';
import { email } from '../../rule/form/email.ts';
import { hinted } from '../../rule/form/field.ts';
import { form } from '../../rule/form/form.ts';
import { personName } from '../../rule/form/person-name.ts';
import { phone } from '../../rule/form/phone.ts';
import { wholeNumber, years } from '../../rule/form/whole-number.ts';
import { said } from '../../rule/language/sentence.ts';

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

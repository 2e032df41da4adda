import { aFamilysEdit } from '../../../test/sample/answers.ts';
import { complaintsAbout } from '../../../test/sample/remarks.ts';
import { playerEdit } from './player-edit.ts';

const in2026 = { year: 2026 };
const long = 'x'.repeat(101);

test('a family that answers everything is taken at its word', () => {
  expect(playerEdit.check(aFamilysEdit(), in2026)).toMatchObject({ isAccepted: true, warnings: {} });
});

test.each([
  ['name', '', 'Name is required'],
  ['name', long, 'Name must be less than 100 characters'],
  ['email', '', 'Valid email is required'],
  ['email', 'jose', 'Valid email is required'],
  ['phone', '', 'Phone number is required'],
  ['phone', '555-0101', 'Phone number must be at least 10 digits'],
  ['birthYear', '1949', 'Birth Year must be between 1950 and 2021'],
  ['currentClub', '', 'Current club is required'],
  ['currentClub', long, 'Current Club must be less than 100 characters'],
  ['league', long, 'League must be less than 100 characters'],
  ['paymentMethod', '', 'Payment method is required'],
  ['paymentMethod', 'cash', 'Payment method is required'],
  ['parentName', long, 'Parent Name must be less than 100 characters'],
  ['parentEmail', 'marta', 'Valid parent email is required'],
  ['parentPhone', 'at work', 'Phone Number must contain only digits, spaces, and common phone symbols'],
])('%s %p is refused: %s', (field, answer, message) => {
  expect(complaintsAbout(playerEdit, aFamilysEdit({ [field]: answer }), in2026)).toEqual({ [field]: message });
});

test.each([
  ['venmo', 'venmo'],
  ['payAtEvent', 'at_event'],
  ['creditCard', 'credit_card'],
  ['credit_card', 'credit_card'],
])('the payment method %s is %s', (written, paymentMethod) => {
  const check = playerEdit.check(aFamilysEdit({ paymentMethod: written }), in2026);
  expect(check).toMatchObject({ isAccepted: true, answers: { paymentMethod } });
});

test.each(['None', 'Ninguno', 'sin club'])('%s is no club, in either language', (currentClub) => {
  expect(playerEdit.check(aFamilysEdit({ currentClub }), in2026)).toMatchObject({ answers: { currentClub: 'None' } });
});

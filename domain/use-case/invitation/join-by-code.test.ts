import { anInvitedPlayersAnswers } from '../../../test/sample/answers.ts';
import { complaintsAbout, warningsAbout } from '../../../test/sample/remarks.ts';
import { joinByCode } from './join-by-code.ts';

const in2026 = { year: 2026 };
const long = 'x'.repeat(101);

test('an invited player who answers everything is taken at their word', () => {
  expect(joinByCode.check(anInvitedPlayersAnswers(), in2026)).toMatchObject({ isAccepted: true, warnings: {} });
});

test.each([
  ['invitationCode', '', 'Please enter an invitation code'],
  ['invitationCode', undefined, 'Please enter an invitation code'],
  ['invitationCode', 'TEAM-', 'Invitation code must be at least 6 characters'],
  ['invitationCode', 'TEAM-ABC234-777-AND-M', 'Invitation code must be at most 20 characters'],
  ['invitationCode', 'TEAM_ABC234', 'Invalid invitation code'],
  ['name', 'X', 'Full Name must be at least 2 characters'],
  ['name', long, 'Full Name must be less than 100 characters'],
  ['email', 'ada', 'Please enter a valid email address'],
  ['phone', '973', 'Phone Number must be at least 10 digits'],
  ['phone', 'call me later', 'Phone Number must contain only digits, spaces, and common phone symbols'],
  ['skillLevel', '', 'Please select a skill level'],
  ['age', 3, 'Age must be between 4 and 99'],
  ['age', 100, 'Age must be between 4 and 99'],
  ['birthYear', 1949, 'Birth Year must be between 1950 and 2021'],
  ['currentClub', '', 'Current Club is required'],
  ['currentClub', 'X', 'Current Club must be at least 2 characters'],
  ['currentClub', long, 'Current Club must be less than 100 characters'],
  ['parentEmail', 'marta', 'Invalid email format'],
  ['notes', 'x'.repeat(501), 'Notes must be less than 500 characters'],
  ['paymentMethod', '', 'Please select a payment method'],
  ['termsAccepted', false, 'You must accept the Terms and Conditions to register'],
])('%s %p is refused: %s', (field, answer, message) => {
  const answers = anInvitedPlayersAnswers({ [field]: answer });
  expect(complaintsAbout(joinByCode, answers, in2026)).toEqual({ [field]: message });
});

test.each([
  [12, {}],
  [11, {}],
  [null, {}],
  [13, { age: 'The age and the birth year do not agree' }],
  [10, { age: 'The age and the birth year do not agree' }],
])(
  'with a birth year of 2014 the stated age %p makes the web form ask again: %j, and lets a bare call pass',
  (age, told) => {
    const answers = anInvitedPlayersAnswers({ birthYear: 2014, age });
    expect(complaintsAbout(joinByCode, answers, in2026)).toEqual({});
    expect(warningsAbout(joinByCode, answers, in2026)).toEqual(told);
  },
);

test('a code is read in capitals, however it was typed', () => {
  const check = joinByCode.check(anInvitedPlayersAnswers({ invitationCode: ' team-abc234-777 ' }), in2026);
  expect(check).toMatchObject({ isAccepted: true, answers: { invitationCode: 'TEAM-ABC234-777' } });
});

test('a child who joins without a guardian stops the web form and not a bare call', () => {
  const answers = anInvitedPlayersAnswers({ birthYear: 2016, parentName: null, parentEmail: null });
  expect(complaintsAbout(joinByCode, answers, in2026)).toEqual({});
  expect(warningsAbout(joinByCode, answers, in2026)).toEqual({
    parentName: 'Parent Name is required up to the age of 13',
    parentEmail: 'Parent Email is required up to the age of 13',
  });
});

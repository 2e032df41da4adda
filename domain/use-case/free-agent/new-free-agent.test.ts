import { aFreeAgentsAnswers } from '../../../test/sample/answers.ts';
import { complaintsAbout, warningsAbout } from '../../../test/sample/remarks.ts';
import { newFreeAgent } from './new-free-agent.ts';

const undivided = { year: 2026, ageYear: null };
const divided = { year: 2026, ageYear: 2026 };
const long = 'x'.repeat(101);

test('a free agent who answers everything is taken at their word', () => {
  expect(newFreeAgent.check(aFreeAgentsAnswers(), undivided)).toMatchObject({ isAccepted: true, warnings: {} });
});

test.each([
  ['name', 'X', 'Full Name must be at least 2 characters'],
  ['name', long, 'Full Name must be less than 100 characters'],
  ['email', 'ada at family', 'Please enter a valid email address'],
  ['phone', '973-555', 'Phone Number must be at least 10 digits'],
  ['phone', '973-555-0142#', 'Phone Number must contain only digits, spaces, and common phone symbols'],
  ['birthYear', 2022, 'Birth Year must be between 1950 and 2021'],
  ['currentClub', 'X', 'Current Club must be at least 2 characters'],
  ['currentClub', long, 'Current Club must be less than 100 characters'],
  ['league', long, 'League must be less than 100 characters'],
  ['parentName', long, 'Parent Name must be less than 100 characters'],
  ['parentEmail', 'marta', 'Invalid email format'],
  ['parentPhone', 'at work', 'Phone Number must contain only digits, spaces, and common phone symbols'],
  ['tournamentId', 0, 'Please select a preferred tournament'],
  ['skillLevel', undefined, 'Please select a skill level'],
  ['playWith', 'x'.repeat(201), 'Play with must be less than 200 characters'],
  ['notes', 'x'.repeat(501), 'Notes must be less than 500 characters'],
  ['paymentMethod', 'credit_card', 'Please select a payment method'],
  ['termsAccepted', false, 'You must accept the Terms and Conditions to register'],
  ['likenessAllowed', 'yes', 'Use of likeness must be true or false'],
])('%s %p is refused: %s', (field, answer, message) => {
  const answers = aFreeAgentsAnswers({ [field]: answer });
  expect(complaintsAbout(newFreeAgent, answers, undivided)).toEqual({ [field]: message });
});

test.each([7, 19])('in a tournament divided by age a player of %i chooses a bracket', (age) => {
  const answers = aFreeAgentsAnswers({ birthYear: 2026 - age });
  expect(complaintsAbout(newFreeAgent, answers, divided)).toEqual({
    ageBracket: 'Age bracket is required for tournament registration',
  });
});

test('a player of 6 need not', () => {
  expect(complaintsAbout(newFreeAgent, aFreeAgentsAnswers({ birthYear: 2020 }), divided)).toEqual({});
});

test.each([
  [2026, 2007, { ageBracket: 'Age bracket is required for tournament registration' }],
  [2026, 2006, { birthYear: 'A player of 20 is too old for U16-U19' }],
  [2027, 2008, { ageBracket: 'Age bracket is required for tournament registration' }],
  [2027, 2007, { birthYear: 'A player of 20 is too old for U16-U19' }],
  [2027, 2006, { birthYear: 'A player of 21 is too old for U16-U19' }],
  [2027, 2020, { ageBracket: 'Age bracket is required for tournament registration' }],
  [null, 2006, {}],
])('registered in 2026, ages counted in %p, who is born in %i is told %j', (ageYear, birthYear, told) => {
  const answers = aFreeAgentsAnswers({ birthYear });
  expect(complaintsAbout(newFreeAgent, answers, { year: 2026, ageYear })).toEqual(told);
});

test('terms that were never asked for stop the web form and let a bare call pass', () => {
  const answers = aFreeAgentsAnswers({ termsAccepted: undefined });
  expect(complaintsAbout(newFreeAgent, answers, undivided)).toEqual({});
  expect(warningsAbout(newFreeAgent, answers, undivided)).toEqual({
    termsAccepted: 'You must accept the Terms and Conditions to register',
  });
});

test('a likeness may not be used unless somebody ticks the box', () => {
  const check = newFreeAgent.check(aFreeAgentsAnswers({ likenessAllowed: undefined }), undivided);
  expect(check).toMatchObject({ isAccepted: true, answers: { likenessAllowed: false } });
});

import { aCaptainsAnswers } from '../../../test/sample/answers.ts';
import { complaintsAbout, warningsAbout } from '../../../test/sample/remarks.ts';
import { newTeam } from './new-team.ts';

const undivided = { year: 2026, ageYear: null };
const divided = { year: 2026, ageYear: 2026 };
const long = 'x'.repeat(101);

test('a captain who answers everything is taken at their word', () => {
  expect(newTeam.check(aCaptainsAnswers(), undivided)).toMatchObject({ isAccepted: true, warnings: {} });
});

test.each([
  ['name', '', 'Team Name is required'],
  ['name', long, 'Team Name must be less than 100 characters'],
  ['tournamentId', 0, 'Please select a preferred tournament'],
  ['tournamentId', undefined, 'Please select a preferred tournament'],
  ['captainName', 'X', 'Full Name must be at least 2 characters'],
  ['captainName', long, 'Full Name must be less than 100 characters'],
  ['captainEmail', '', 'Please enter a valid email address'],
  ['captainEmail', 'jose@family', 'Please enter a valid email address'],
  ['captainPhone', '555-0101', 'Phone Number must be at least 10 digits'],
  ['captainPhone', '----------', 'Phone Number must be at least 10 digits'],
  ['captainPhone', '201 555 0101 x4', 'Phone Number must contain only digits, spaces, and common phone symbols'],
  ['birthYear', 1949, 'Birth Year must be between 1950 and 2021'],
  ['birthYear', 2022, 'Birth Year must be between 1950 and 2021'],
  ['birthYear', undefined, 'Birth Year must be between 1950 and 2021'],
  ['currentClub', '', 'Current Club must be at least 2 characters'],
  ['currentClub', 'X', 'Current Club must be at least 2 characters'],
  ['currentClub', long, 'Current Club must be less than 100 characters'],
  ['league', long, 'League must be less than 100 characters'],
  ['parentName', long, 'Parent Name must be less than 100 characters'],
  ['parentEmail', 'marta', 'Invalid email format'],
  ['parentPhone', 'at work', 'Phone Number must contain only digits, spaces, and common phone symbols'],
  ['skillLevel', '', 'Please select a skill level'],
  ['skillLevel', 'Here to Win', 'Please select a skill level'],
  ['paymentMethod', 'cash', 'Please select a payment method'],
  ['paymentMethod', undefined, 'Please select a payment method'],
  ['termsAccepted', false, 'You must accept the Terms and Conditions to register'],
  ['inviteEmails', ['kim'], 'Please enter valid email addresses'],
  [
    'inviteEmails',
    ['a@x.example', 'b@x.example', 'c@x.example', 'd@x.example', 'e@x.example'],
    'You can invite up to 4 players at once',
  ],
  ['inviteEmails', 'kim@x.example', 'Invite emails must be a list of email addresses'],
])('%s %p is refused: %s', (field, answer, message) => {
  expect(complaintsAbout(newTeam, aCaptainsAnswers({ [field]: answer }), undivided)).toEqual({ [field]: message });
});

test.each([
  ['league', ''],
  ['parentPhone', ''],
  ['parentPhone', '555-0102'],
  ['birthYear', '2012'],
  ['birthYear', 1950],
  ['birthYear', 2021],
  ['paymentMethod', 'payAtEvent'],
  ['paymentMethod', 'Will pay at event'],
  ['currentClub', 'None'],
])('%s %p is taken', (field, answer) => {
  expect(complaintsAbout(newTeam, aCaptainsAnswers({ [field]: answer }), undivided)).toEqual({});
});

test('the youngest who may play are five, every year anew', () => {
  const answers = aCaptainsAnswers({ birthYear: 2022 });
  expect(complaintsAbout(newTeam, answers, { ...undivided, year: 2027 })).toEqual({});
  expect(complaintsAbout(newTeam, aCaptainsAnswers({ birthYear: 2023 }), { ...undivided, year: 2027 })).toEqual({
    birthYear: 'Birth Year must be between 1950 and 2022',
  });
});

test('everything that is wrong is said at once', () => {
  expect(Object.keys(complaintsAbout(newTeam, {}, undivided)).sort()).toEqual([
    'birthYear',
    'captainEmail',
    'captainName',
    'captainPhone',
    'currentClub',
    'name',
    'paymentMethod',
    'skillLevel',
    'tournamentId',
  ]);
});

describe('in a tournament divided by age', () => {
  const message = 'Age bracket is required for Fall Cup 2025 tournament registration';

  test.each([7, 12, 19])('a captain of %i chooses a bracket', (age) => {
    const answers = aCaptainsAnswers({ birthYear: 2026 - age, tournamentId: 13 });
    expect(complaintsAbout(newTeam, answers, divided)).toEqual({ ageBracket: message });
  });

  test('that is not the Fall Cup nobody is told of the Fall Cup', () => {
    const answers = aCaptainsAnswers({ birthYear: 2014, tournamentId: 14 });
    expect(complaintsAbout(newTeam, answers, divided)).toEqual({
      ageBracket: 'Age bracket is required for tournament registration',
    });
  });

  test.each([5, 6])('a captain of %i need not', (age) => {
    const answers = aCaptainsAnswers({ birthYear: 2026 - age });
    expect(complaintsAbout(newTeam, answers, divided)).toEqual({});
  });

  test('a captain of 40 is told at the birth year, and of no bracket', () => {
    expect(complaintsAbout(newTeam, aCaptainsAnswers({ birthYear: 1986 }), divided)).toEqual({
      birthYear: 'A player of 40 is too old for U16-U19',
    });
  });

  test('U20+ is not offered to a new team', () => {
    const answers = aCaptainsAnswers({ ageBracket: 'U20+' });
    expect(complaintsAbout(newTeam, answers, divided)).toEqual({ ageBracket: 'Please select an age bracket' });
  });
});

describe('what stops the web form and lets a bare call pass', () => {
  test('terms that were never asked for', () => {
    const answers = aCaptainsAnswers({ termsAccepted: undefined });
    expect(complaintsAbout(newTeam, answers, undivided)).toEqual({});
    expect(warningsAbout(newTeam, answers, undivided)).toEqual({
      termsAccepted: 'You must accept the Terms and Conditions to register',
    });
  });

  test('a captain who may be under 13, whose guardian cannot be reached', () => {
    const answers = aCaptainsAnswers({ birthYear: 2013, parentName: '', parentEmail: '' });
    expect(complaintsAbout(newTeam, answers, undivided)).toEqual({});
    expect(warningsAbout(newTeam, answers, undivided)).toEqual({
      parentName: 'Parent Name is required up to the age of 13',
      parentEmail: 'Parent Email is required up to the age of 13',
    });
  });

  test('a captain of 14 needs no guardian', () => {
    const answers = aCaptainsAnswers({ birthYear: 2012, parentName: '', parentEmail: '' });
    expect(warningsAbout(newTeam, answers, undivided)).toEqual({});
  });
});

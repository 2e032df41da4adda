import { anOrganizersAnswers } from '../../../test/sample/answers.ts';
import { complaintsAbout } from '../../../test/sample/remarks.ts';
import { newTournament } from './new-tournament.ts';

const in2026 = { year: 2026 };

test('a tournament nobody says more about is visible, open, undivided and takes 16 teams', () => {
  const { maxTeams: _, registrationDeadline: __, ...answers } = anOrganizersAnswers();
  expect(newTournament.check(answers, in2026)).toMatchObject({
    isAccepted: true,
    answers: {
      maxTeams: 16,
      visible: true,
      registrationOpen: true,
      isDividedByAge: false,
      registrationDeadline: null,
      ageYear: null,
      isTest: false,
    },
  });
});

test('a price that is left empty is none, and 0 is free', () => {
  const answers = anOrganizersAnswers({ priceCents: null, earlyPriceCents: '', siblingPriceCents: 0 });
  expect(newTournament.check(answers, in2026)).toMatchObject({
    answers: { priceCents: null, earlyPriceCents: null, siblingPriceCents: 0 },
  });
});

test.each([
  ['name', '', 'Tournament name is required'],
  ['name', 'x'.repeat(101), 'Tournament name must be less than 100 characters'],
  ['date', '', 'Date is required'],
  ['date', 'x'.repeat(51), 'Date must be less than 50 characters'],
  ['date', '2027-02-30', 'There is no such day. Write the date as 2027-03-14, 3/14/2027 or March 14, 2027'],
  ['ageGroup', '', 'Age group is required'],
  ['ageGroup', 'x'.repeat(51), 'Age group must be less than 50 characters'],
  ['location', '', 'Location is required'],
  ['location', 'x'.repeat(201), 'Location must be less than 200 characters'],
  ['maxTeams', 0, 'Max teams must be at least 1'],
  ['maxTeams', 'many', 'Max teams must be at least 1'],
  ['maxTeams', 257, 'Max teams must be at most 256'],
  ['registrationDeadline', 'next week', 'Registration deadline must be a date'],
  ['registrationDeadline', '2027-02-30', 'Registration deadline must be a date'],
  ['registrationDeadline', '2026-10-01garbage', 'Registration deadline must be a date'],
  ['registrationDeadline', '2026-10-01T99', 'Registration deadline must be a date'],
  ['priceCents', -1, 'Price must be from $0 to $1,000'],
  ['priceCents', 100_001, 'Price must be from $0 to $1,000'],
  ['priceCents', 35.5, 'Price must be from $0 to $1,000'],
  ['priceCents', 'much', 'Price must be from $0 to $1,000'],
  ['earlyPriceCents', -1, 'Early price must be from $0 to $1,000'],
  ['earlyUntil', '2027-02-30', 'The last day of the early price must be a date'],
  ['siblingPriceCents', [], 'Sibling price must be from $0 to $1,000'],
  ['visible', 'yes', 'Visible must be true or false'],
  ['registrationOpen', 1, 'Registration open must be true or false'],
  ['ageYear', 1999, 'Age year must be between 2000 and 2100'],
])('%s %p is refused: %s', (field, answer, message) => {
  const answers = anOrganizersAnswers({ [field]: answer });
  expect(complaintsAbout(newTournament, answers, in2026)).toEqual({ [field]: message });
});

test.each([
  ['2027-01-09', '2027-01-09'],
  ['2027-01-09T23:59:00-05:00', '2027-01-09'],
  ['', null],
])('the registration deadline %p is the day %p', (written, registrationDeadline) => {
  const check = newTournament.check(anOrganizersAnswers({ registrationDeadline: written }), in2026);
  expect(check).toMatchObject({ isAccepted: true, answers: { registrationDeadline } });
});

test('an early price says until when it holds, and that is before the first day of play', () => {
  const answers = anOrganizersAnswers({ date: '2027-01-10', earlyPriceCents: 3500 });
  const about = (earlyUntil: string | null) => complaintsAbout(newTournament, { ...answers, earlyUntil }, in2026);
  expect(about(null)).toEqual({ earlyUntil: 'Please say until when the early price holds' });
  expect(about('2027-01-10')).toEqual({ earlyUntil: 'The last day of the early price must be before the tournament' });
  expect(newTournament.check({ ...answers, earlyUntil: '2027-01-09' }, in2026)).toMatchObject({ isAccepted: true });
});

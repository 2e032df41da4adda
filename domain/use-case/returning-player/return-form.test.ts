import { complaintsAbout, warningsAbout } from '../../../test/sample/remarks.ts';
import { returnForm } from './return-form.ts';

const undivided = { year: 2026, ageYear: null };
const divided = { year: 2026, ageYear: 2026 };
const answers = { tournamentId: 1, teamOption: 'individual', paymentMethod: 'venmo', acceptTerms: true };

test('a returning player who answers everything is taken at their word', () => {
  expect(returnForm.check(answers, undivided)).toMatchObject({ isAccepted: true, warnings: {} });
});

test.each([
  [{ tournamentId: 0 }, { tournamentId: 'Please select a preferred tournament' }],
  [{ teamOption: '' }, { teamOption: 'Please select a team option' }],
  [{ teamOption: 'join' }, { newTeamId: 'Please select a team to join' }],
  [{ teamOption: 'join', newTeamId: 0 }, { newTeamId: 'Please select a team to join' }],
  [{ teamOption: 'create', ageBracket: 'U10-U12' }, { newTeamName: 'Please enter a team name' }],
  [
    { teamOption: 'create', ageBracket: 'U10-U12', newTeamName: 'X' },
    { newTeamName: 'Team name must be at least 2 characters' },
  ],
  [
    { teamOption: 'create', ageBracket: 'U10-U12', newTeamName: 'x'.repeat(101) },
    { newTeamName: 'Team name must be less than 100 characters' },
  ],
  [
    { teamOption: 'create', newTeamName: 'Night Owls' },
    { ageBracket: 'Age bracket is required for new team creation' },
  ],
  [{ paymentMethod: undefined }, { paymentMethod: 'Please select a payment method' }],
  [{ acceptTerms: false }, { acceptTerms: 'You must accept the terms and conditions' }],
])('%j is refused with %j', (different, complaints) => {
  expect(complaintsAbout(returnForm, { ...answers, ...different }, undivided)).toEqual(complaints);
});

test('a tournament divided by age asks for a bracket, U20+ among them', () => {
  expect(complaintsAbout(returnForm, answers, divided)).toEqual({
    ageBracket: 'Age bracket is required for tournament registration',
  });
  expect(complaintsAbout(returnForm, { ...answers, tournamentId: 13 }, divided)).toEqual({
    ageBracket: 'Age bracket is required for 3V3 July Cup 2025',
  });
  expect(complaintsAbout(returnForm, { ...answers, ageBracket: 'U20+' }, divided)).toEqual({});
});

test('terms that were never asked for stop the web form and let a bare call pass', () => {
  const unasked = { ...answers, acceptTerms: undefined };
  expect(complaintsAbout(returnForm, unasked, undivided)).toEqual({});
  expect(warningsAbout(returnForm, unasked, undivided)).toEqual({
    acceptTerms: 'You must accept the terms and conditions',
  });
});

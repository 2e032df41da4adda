import { complaintsAbout } from '../../../test/sample/remarks.ts';
import { registrationForm } from './registration-form.ts';

const filledIn = { playerId: 1, tournamentId: 2, paymentMethod: 'Zelle', teamOption: 'individual' };
const missing = 'Please fill in all required fields';

test.each([
  [{}, { playerId: missing, tournamentId: missing, paymentMethod: missing, teamOption: missing }],
  [filledIn, {}],
  [{ ...filledIn, teamOption: 'existing' }, { teamId: 'Please select an existing team' }],
  [{ ...filledIn, teamOption: 'existing', teamId: 3 }, {}],
  [{ ...filledIn, teamOption: 'new', newTeamName: '  ' }, { newTeamName: 'Please enter a team name' }],
  [{ ...filledIn, teamOption: 'new', newTeamName: 'Night Owls' }, {}],
])('an organizer who registers a player with %j is answered with %j', (answers, complaints) => {
  expect(complaintsAbout(registrationForm, answers, { year: 2026 })).toEqual(complaints);
});

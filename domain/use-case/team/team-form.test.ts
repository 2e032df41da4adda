import { complaintsAbout } from '../../../test/sample/remarks.ts';
import { teamForm } from './team-form.ts';

test.each([
  [{}, { name: 'Team name is required' }],
  [{ name: 'Night Owls' }, {}],
  [{ name: 'Night Owls', captainEmail: '', captainPhone: '', tournamentId: '' }, {}],
  [{ name: 'Night Owls', captainEmail: 'captain' }, { captainEmail: 'Please enter a valid email address' }],
])('an organizer who fills in a team with %j is answered with %j', (answers, complaints) => {
  expect(complaintsAbout(teamForm, answers, { year: 2026 })).toEqual(complaints);
});

import { complaintsAbout } from '../../../test/sample/remarks.ts';
import { playerForm, usualPlayer } from './player-form.ts';

test.each([
  [usualPlayer, { name: 'Name is required' }],
  [{ ...usualPlayer, name: 'Ada Park', email: '' }, {}],
  [{ name: 'Ada Park', email: 'ada@' }, { email: 'Please enter a valid email address' }],
  [{ name: 'Ada Park', birthYear: 1989 }, { birthYear: 'Birth year must be between 1990 and 2026' }],
  [{ name: 'Ada Park', birthYear: 2027 }, { birthYear: 'Birth year must be between 1990 and 2026' }],
  [{ name: 'Ada Park', paymentMethod: 'Will pay at event' }, {}],
])('an organizer who fills in a player with %j is answered with %j', (answers, complaints) => {
  expect(complaintsAbout(playerForm, answers, { year: 2026 })).toEqual(complaints);
});

import { complaintsAbout } from '../../../test/sample/remarks.ts';
import { scoreKeeperSignIn } from './score-keeper-sign-in.ts';

test.each([
  [{}, { name: 'Please enter your name', password: 'Password is required' }],
  [{ name: ' ', password: 'final-whistle' }, { name: 'Please enter your name' }],
  [{ name: 'Pat', password: 'final-whistle' }, {}],
])('keeping scores with %j is answered with %j', (answers, complaints) => {
  expect(complaintsAbout(scoreKeeperSignIn, answers, { year: 2026 })).toEqual(complaints);
});

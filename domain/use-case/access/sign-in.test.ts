import { complaintsAbout } from '../../../test/sample/remarks.ts';
import { signIn } from './sign-in.ts';

test.each([
  [{}, { username: 'Username is required', password: 'Password is required' }],
  [{ username: 'organizer', password: '' }, { password: 'Password is required' }],
  [{ username: 'organizer', password: 'corner-flag' }, {}],
])('signing in with %j is answered with %j', (answers, complaints) => {
  expect(complaintsAbout(signIn, answers, { year: 2026 })).toEqual(complaints);
});

import { optional } from '../../rule/form/field.ts';
import { type Answers, form } from '../../rule/form/form.ts';
import { text } from '../../rule/form/text.ts';
import { secondFactorCode } from './second-factor-form.ts';

/** Form for an organizer's sign-in (operations specification, section 5). */
export const signIn = form({
  username: text({
    label: 'Username',
    missing: 'Username is required',
    max: [50, 'Username must be less than 50 characters'],
  }),
  password: text({
    label: 'Password',
    missing: 'Password is required',
    max: [200, 'Password must be less than 200 characters'],
  }),
  /** Code of the second factor, where there is one. */
  code: optional(secondFactorCode),
});

export type SignIn = Answers<typeof signIn>;

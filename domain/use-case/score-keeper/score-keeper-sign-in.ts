import { type Answers, form } from '../../rule/form/form.ts';
import { text } from '../../rule/form/text.ts';

/** Form field for a score keeper's name, shown with the scores. */
export const nameOfKeeper = text({
  label: 'Your name',
  missing: 'Please enter your name',
  max: [50, 'Your name must be less than 50 characters'],
});

/** Form for a score keeper's sign-in to "Manage Scores" with the shared password; the name is recorded with every score. */
export const scoreKeeperSignIn = form({
  name: nameOfKeeper,
  password: text({
    label: 'Password',
    missing: 'Password is required',
    max: [200, 'Password must be less than 200 characters'],
  }),
});

export type ScoreKeeperSignIn = Answers<typeof scoreKeeperSignIn>;

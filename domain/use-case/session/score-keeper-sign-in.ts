import { type Answers, form } from '../../form/form.ts';
import { text } from '../../form/text.ts';

/** What a score keeper is called beside the scores. */
export const nameOfKeeper = text({
  label: 'Your name',
  missing: 'Please enter your name',
  max: [50, 'Your name must be less than 50 characters'],
});

/** A score keeper opens "Manage Scores" with the shared password; the name stands in the history of every score. */
export const scoreKeeperSignIn = form({
  name: nameOfKeeper,
  password: text({
    label: 'Password',
    missing: 'Password is required',
    max: [200, 'Password must be less than 200 characters'],
  }),
});

export type ScoreKeeperSignIn = Answers<typeof scoreKeeperSignIn>;

import { switched } from '../../form/agreement.ts';
import { optional } from '../../form/field.ts';
import { type Answers, form } from '../../form/form.ts';
import { text } from '../../form/text.ts';

/** A code of the app, or one of the recovery codes. */
export const secondFactorCode = text({
  label: 'Code',
  missing: 'Please enter the code',
  max: [20, 'Code must be less than 20 characters'],
});

/** Somebody who is signed in shows the password again. */
export const passwordAgain = form({
  currentPassword: text({
    label: 'Current password',
    missing: 'Current password is required',
    max: [200, 'Password must be less than 200 characters'],
  }),
});

/** The proof that somebody who is signed in is still there; the code is asked for where a second factor is set up. */
export const recentProof = form({ ...passwordAgain.fields, code: optional(secondFactorCode) });

export const codeEntry = form({ code: secondFactorCode });

export const secondFactorRule = form({ isRequired: switched('Second factor for everybody') });

export type CodeEntry = Answers<typeof codeEntry>;

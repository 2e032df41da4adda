import { switched } from '../../rule/form/agreement.ts';
import { optional } from '../../rule/form/field.ts';
import { type Answers, form } from '../../rule/form/form.ts';
import { text } from '../../rule/form/text.ts';

/** Form field for a code of the app, or one of the recovery codes. */
export const secondFactorCode = text({
  label: 'Code',
  missing: 'Please enter the code',
  max: [20, 'Code must be less than 20 characters'],
});

/** Form for showing the password again while signed in. */
export const passwordAgain = form({
  currentPassword: text({
    label: 'Current password',
    missing: 'Current password is required',
    max: [200, 'Password must be less than 200 characters'],
  }),
});

/** Form for a recent proof of identity; the code is required where a second factor is set up. */
export const recentProof = form({ ...passwordAgain.fields, code: optional(secondFactorCode) });

export const codeEntry = form({ code: secondFactorCode });

export const secondFactorRule = form({ isRequired: switched('Second factor for everybody') });

export type CodeEntry = Answers<typeof codeEntry>;

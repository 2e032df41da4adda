import { form } from '../../rule/form/form.ts';
import { text } from '../../rule/form/text.ts';
import { newPassword, weaknessOf } from '../access/new-password.ts';

const invitation = text({
  label: 'Invitation',
  missing: 'Invitation is required',
  max: [100, 'Invitation must be less than 100 characters'],
});

/** Form for looking at a mailed invitation. */
export const invitationLook = form({ invitation });

/** Form for accepting an invitation, with a password. */
export const invitationAcceptance = form(
  { invitation, password: newPassword('Password') },
  {
    complaints: ({ password }) => {
      const weakness = password === undefined ? undefined : weaknessOf(password, 'Password');
      return weakness === undefined ? {} : { password: weakness };
    },
  },
);

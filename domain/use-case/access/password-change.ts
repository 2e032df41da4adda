import { form } from '../../rule/form/form.ts';
import { text } from '../../rule/form/text.ts';
import { newPassword as chosenPassword, weaknessOf } from './new-password.ts';

/** Form for an organizer's new password, with the present one. */
export const passwordChange = form(
  {
    currentPassword: text({
      label: 'Current password',
      missing: 'Current password is required',
      max: [200, 'Password must be less than 200 characters'],
    }),
    newPassword: chosenPassword('New password'),
  },
  {
    complaints: ({ currentPassword, newPassword }) => {
      if (newPassword === undefined) return {};
      if (newPassword === currentPassword) return { newPassword: 'New password must differ from the current one' };
      const weakness = weaknessOf(newPassword, 'New password');
      return weakness === undefined ? {} : { newPassword: weakness };
    },
  },
);

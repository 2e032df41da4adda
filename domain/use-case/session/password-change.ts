import { form } from '../../form/form.ts';
import { text } from '../../form/text.ts';

const leastLength = 12;

/** An organizer takes another password; the one in use is named beside it. */
export const passwordChange = form(
  {
    currentPassword: text({
      label: 'Current password',
      missing: 'Current password is required',
      max: [200, 'Password must be less than 200 characters'],
    }),
    newPassword: text({
      label: 'New password',
      missing: 'New password is required',
      min: [leastLength, `New password must be at least ${leastLength} characters`],
      max: [200, 'Password must be less than 200 characters'],
    }),
  },
  {
    complaints: ({ currentPassword, newPassword }) => {
      if (newPassword === undefined) return {};
      if (newPassword === currentPassword) return { newPassword: 'New password must differ from the current one' };
      return new Set(newPassword).size < 6 ? { newPassword: 'New password is too easy to guess' } : {};
    },
  },
);

import { form } from '../../form/form.ts';
import { text } from '../../form/text.ts';

/** Why a captain takes somebody off the team: the family reads it. */
export const dismissal = form({
  reason: text({
    label: 'Reason for the family',
    min: [3, 'Please say why: the family reads it'],
    max: [200, 'Reason must be at most 200 characters'],
  }),
});

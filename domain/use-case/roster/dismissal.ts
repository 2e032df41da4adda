import { form } from '../../form/form.ts';
import { text } from '../../form/text.ts';

/** Form for taking a player off a team, with the reason that the family reads. */
export const dismissal = form({
  reason: text({
    label: 'Reason for the family',
    min: [3, 'Please say why: the family reads it'],
    max: [200, 'Reason must be at most 200 characters'],
  }),
});

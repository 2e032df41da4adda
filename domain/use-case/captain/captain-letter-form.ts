import { form } from '../../form/form.ts';
import { text } from '../../form/text.ts';

/** Form for an organizer's letter to a captain. */
export const captainLetter = form({
  subject: text({ label: 'Subject', max: [200, 'Subject must be less than 200 characters'] }),
  text: text({ label: 'Message', max: [5000, 'Message must be less than 5000 characters'], paragraphs: true }),
});

import { email } from '../../rule/form/email.ts';
import { form } from '../../rule/form/form.ts';
import { text } from '../../rule/form/text.ts';

/** Form for an organizer's letter to a captain. */
export const captainLetter = form({
  subject: text({ label: 'Subject', max: [200, 'Subject must be less than 200 characters'] }),
  text: text({ label: 'Message', max: [5000, 'Message must be less than 5000 characters'], paragraphs: true }),
});

/** Form for a captain who asks for the link again. */
export const captainLinkRequest = form({ email: email('Email of the captain', 'Please enter a valid email address') });

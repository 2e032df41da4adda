import { email } from '../../form/email.ts';
import { type Answers, form } from '../../form/form.ts';
import { text } from '../../form/text.ts';

/** Form for an organizer who gives a player another mailbox. */
export const mailboxReset = form({
  email: email('New email', 'Please enter a valid email address'),
  reason: text({
    label: 'Reason',
    missing: 'Please say how you know that the family asks for it',
    max: [200, 'Reason must be less than 200 characters'],
  }),
});

export type MailboxReset = Answers<typeof mailboxReset>;

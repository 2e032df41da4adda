import { email } from '../../form/email.ts';
import { form } from '../../form/form.ts';

/** Form for a captain who asks for the link again. */
export const captainLinkRequest = form({ email: email('Email of the captain', 'Please enter a valid email address') });

import { email } from '../../form/email.ts';
import { hinted } from '../../form/field.ts';
import { form } from '../../form/form.ts';

/** Form for a family's request to see all its data, by the address it has given. */
export const familyPageRequest = form({
  email: hinted(email('Email', 'Please enter a valid email address'), "For a player under 18, the parent's address"),
});

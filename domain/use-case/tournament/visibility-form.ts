import { switched } from '../../form/agreement.ts';
import { form } from '../../form/form.ts';

/** Whether the public sees a tournament. */
export const visibility = form({ visible: switched('Visible') });

/** Whether a tournament takes registrations. */
export const registrationState = form({ registrationOpen: switched('Registration open') });

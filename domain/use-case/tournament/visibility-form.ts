import { switched } from '../../form/agreement.ts';
import { form } from '../../form/form.ts';

/** Form for showing a tournament to the public or hiding it. */
export const visibility = form({ visible: switched('Visible') });

/** Form for opening or closing the registration of a tournament. */
export const registrationState = form({ registrationOpen: switched('Registration open') });

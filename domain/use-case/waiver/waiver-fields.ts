import { agreement, tick } from '../../rule/form/agreement.ts';

/** Form field for the checkbox under every registration form. */
export const termsAccepted = agreement('Terms and Conditions', 'You must accept the Terms and Conditions to register');

/** Form field for sharing the contact data with the team, a choice of its own. */
export const contactShared = tick('Contact for the team');

/** Form field for the use of likeness, a choice of its own that never blocks. */
export const likenessAllowed = tick('Use of likeness');

import { agreement, tick } from '../../form/agreement.ts';

/** The box under every registration form. */
export const termsAccepted = agreement('Terms and Conditions', 'You must accept the Terms and Conditions to register');

/** Whether the team may reach the family is a choice of its own, too. */
export const contactShared = tick('Contact for the team');

/** Use of likeness is a choice of its own and never blocks. */
export const likenessAllowed = tick('Use of likeness');

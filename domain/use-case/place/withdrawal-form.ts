import { tick } from '../../form/agreement.ts';
import { form } from '../../form/form.ts';

/** Form for withdrawing a team, with the confirmation of what will be lost. */
export const withdrawal = form({ confirm: tick('Confirm') });

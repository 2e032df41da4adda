import { tick } from '../../form/agreement.ts';
import { form } from '../../form/form.ts';

/** Whether somebody who withdraws a team has been told what will be lost. */
export const withdrawal = form({ confirm: tick('Confirm') });

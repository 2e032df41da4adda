import { switched } from '../../form/agreement.ts';
import { form } from '../../form/form.ts';

/** Whether a change is wanted, as the page behind the mailed link asks. */
export const changeAnswer = form({ isWanted: switched('Wanted') });

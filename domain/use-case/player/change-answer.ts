import { switched } from '../../form/agreement.ts';
import { form } from '../../form/form.ts';

/** Form for the answer to a change on the page behind the mailed link. */
export const changeAnswer = form({ isWanted: switched('Wanted') });

import { switched } from '../../rule/form/agreement.ts';
import { form } from '../../rule/form/form.ts';

/** Form for locking a game to its field and kick-off. */
export const gameLock = form({ locked: switched('Locked') });

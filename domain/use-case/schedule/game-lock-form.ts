import { switched } from '../../form/agreement.ts';
import { form } from '../../form/form.ts';

/** Form for locking a game to its field and kick-off. */
export const gameLock = form({ locked: switched('Locked') });

import { switched } from '../../form/agreement.ts';
import { form } from '../../form/form.ts';

/** Whether a game keeps its field and its kick-off. */
export const gameLock = form({ locked: switched('Locked') });

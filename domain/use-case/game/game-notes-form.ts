import { form } from '../../form/form.ts';
import { notes } from '../newcomer/player-fields.ts';

/** What organizers write down about a game; families are not shown it. */
export const gameNotes = form({ notes });

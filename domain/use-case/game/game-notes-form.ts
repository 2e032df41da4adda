import { form } from '../../rule/form/form.ts';
import { notes } from '../registration/player-fields.ts';

/** Form for the organizers' notes on a game, which families do not see. */
export const gameNotes = form({ notes });

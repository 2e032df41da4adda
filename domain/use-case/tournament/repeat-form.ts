import { form } from '../../form/form.ts';
import { newTournament } from './new-tournament.ts';

/** Form for copying a tournament. */
export const repeatForm = form({ name: newTournament.fields.name, date: newTournament.fields.date });

import { form } from '../../form/form.ts';
import { newTournament } from './new-tournament.ts';

/** What is asked of an organizer who announces a tournament again. */
export const repeatForm = form({ name: newTournament.fields.name, date: newTournament.fields.date });

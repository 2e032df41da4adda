import { timetableFates } from '../../day/date-change.ts';
import { choice } from '../../form/choice.ts';
import { optional } from '../../form/field.ts';
import { form } from '../../form/form.ts';
import { newTournament } from './new-tournament.ts';

/** What becomes of the timetable when the date changes; `ask` refuses a change that would touch one, so that a person can be asked. */
export const timetableFate = optional(
  choice(
    'What becomes of the timetable',
    [...timetableFates, 'ask' as const].map((value) => ({ value, label: value })),
    'Timetable must be move, clear or keep',
  ),
);

/** A date, and its hours, of which somebody wants to know what would follow. */
export const dateEntry = form({ date: newTournament.fields.date, playingHours: newTournament.fields.playingHours });

import { timetableFates } from '../../day/date-change.ts';
import { choice } from '../../form/choice.ts';
import { optional } from '../../form/field.ts';
import { form } from '../../form/form.ts';
import { newTournament } from './new-tournament.ts';

/** Form field for the timetable when the date changes; `ask` refuses a change that would affect one, so that a person can be asked. */
export const timetableFate = optional(
  choice(
    'What becomes of the timetable',
    [...timetableFates, 'ask' as const].map((value) => ({ value, label: value })),
    'Timetable must be move, clear or keep',
  ),
);

/** Form for a date and its hours, whose consequences are previewed. */
export const dateEntry = form({ date: newTournament.fields.date, playingHours: newTournament.fields.playingHours });

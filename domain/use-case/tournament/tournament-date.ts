import { type Field, refused } from '../../rule/form/field.ts';
import { text } from '../../rule/form/text.ts';
import { writtenDay } from '../../rule/time/written-day.ts';
import { tournamentLabels } from '../../rule/tournament/tournament-labels.ts';

const dateInWords = text({ label: tournamentLabels.date, max: [50, 'Date must be less than 50 characters'] });

const noSuchDay = 'There is no such day. Write the date as 2027-03-14, 3/14/2027 or March 14, 2027';

/** Form field for the day or days in words; what looks like a date has to be one of the calendar. */
export const tournamentDate: Field<string> = {
  ...dateInWords,
  read: (raw, at) => {
    const reading = dateInWords.read(raw, at);
    return 'value' in reading && writtenDay(reading.value).is === 'none' ? refused(noSuchDay) : reading;
  },
};

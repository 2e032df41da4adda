import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { writtenDay } from '../../domain/time/written-day.ts';
import { newTournament } from '../../domain/use-case/tournament/new-tournament.ts';

/** Input for the date as families read it; a hint tells if the text has no calendar day. */
export function DateOfPlay() {
  const date: unknown = useWatch({ name: 'date' });
  const hasNoDay = typeof date === 'string' && date.trim() !== '' && writtenDay(date).is === 'text';
  return (
    <TextInput
      source="date"
      label={newTournament.fields.date.label}
      helperText={
        hasNoDay
          ? 'This is no day of the calendar: families get no calendar entry and no reminders until there is one.'
          : 'As families read it. A day such as 2027-03-14, 3/14/2027 or March 14, 2027 also fills the calendar.'
      }
      isRequired
    />
  );
}

import { tick } from '../../form/agreement.ts';
import { choice } from '../../form/choice.ts';
import { type Field, refused } from '../../form/field.ts';
import { text } from '../../form/text.ts';
import { largestId, wholeNumber } from '../../form/whole-number.ts';
import { writtenDay } from '../../time/written-day.ts';
import { type TournamentStatus, tournamentMissing, tournamentStatuses } from '../../tournament/tournament.ts';
import { tournamentLabels } from '../../tournament/tournament-labels.ts';

/** The tournament that an organizer chooses. */
export const chosenTournament = wholeNumber({
  label: tournamentLabels.tournament,
  from: 1,
  to: largestId,
  message: tournamentMissing,
});

/** The tournament somebody registers for. */
export const preferredTournament = wholeNumber({
  label: tournamentLabels.tournament,
  from: 1,
  to: largestId,
  message: 'Please select a preferred tournament',
});

/** A family that was shown a place wants to be asked before its team waits; a call that says nothing puts it on the waiting list. */
export const onlyWithPlace = tick('Only with a place, not on the waiting list');

const dateInWords = text({ label: tournamentLabels.date, max: [50, 'Date must be less than 50 characters'] });

const noSuchDay = 'There is no such day. Write the date as 2027-03-14, 3/14/2027 or March 14, 2027';

/** The day or days as families read them; what looks like a day has to be one of the calendar. */
export const tournamentDate: Field<string> = {
  ...dateInWords,
  read: (raw, at) => {
    const reading = dateInWords.read(raw, at);
    return 'value' in reading && writtenDay(reading.value).is === 'none' ? refused(noSuchDay) : reading;
  },
};

export const ageGroup = text({
  label: tournamentLabels.ageGroup,
  max: [50, 'Age group must be less than 50 characters'],
});

export const location = text({
  label: tournamentLabels.location,
  max: [200, 'Location must be less than 200 characters'],
});

/** How far a tournament is; past reads as completed. */
export const tournamentStatus = choice<TournamentStatus>(
  tournamentLabels.status,
  tournamentStatuses.map((value) => ({ value, label: value })),
  'Status must be upcoming, active or completed',
  { past: 'completed' },
);

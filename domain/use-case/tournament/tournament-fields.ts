import { tick } from '../../rule/form/agreement.ts';
import { choice } from '../../rule/form/choice.ts';
import type { Field } from '../../rule/form/field.ts';
import { text } from '../../rule/form/text.ts';
import { largestId, wholeNumber } from '../../rule/form/whole-number.ts';
import type { Phrase } from '../../rule/language/sentence.ts';
import { type TournamentStatus, tournamentMissing, tournamentStatuses } from '../../rule/tournament/tournament.ts';
import { tournamentLabels } from '../../rule/tournament/tournament-labels.ts';

/** Creates the form field for a tournament; a body may carry its label, `tournament`, in place of its id. */
export function tournamentChoice(message: Phrase): Field<number> {
  return {
    ...wholeNumber({ label: tournamentLabels.tournament, from: 1, to: largestId, message }),
    inWords: 'tournament',
  };
}

/** Form field for the tournament that an organizer chooses. */
export const chosenTournament = tournamentChoice(tournamentMissing);

/** Form field for the tournament somebody registers for. */
export const preferredTournament = tournamentChoice('Please select a preferred tournament');

/** Form field for a family that was shown a place and wants to be asked before its team waits; without it the team goes on the waiting list. */
export const onlyWithPlace = tick('Only with a place, not on the waiting list');

export const ageGroup = text({
  label: tournamentLabels.ageGroup,
  max: [50, 'Age group must be less than 50 characters'],
});

export const location = text({
  label: tournamentLabels.location,
  max: [200, 'Location must be less than 200 characters'],
});

/** Form field for the status of a tournament; past reads as completed. */
export const tournamentStatus = choice<TournamentStatus>(
  tournamentLabels.status,
  tournamentStatuses.map((value) => ({ value, label: value })),
  'Status must be upcoming, active or completed',
  { past: 'completed' },
);

import { switched, tick } from '../../rule/form/agreement.ts';
import { type Answers, form } from '../../rule/form/form.ts';
import { newTournament } from './new-tournament.ts';
import { tournamentStatus } from './tournament-fields.ts';

/** Form for changing a tournament: that of a new one, and its status. */
export const tournamentForm = form({
  ...newTournament.fields,
  status: tournamentStatus,
  confirm: tick('Reset games that have started'),
  isTestThroughout: tick('Its teams and players too'),
});

export type TournamentAnswers = Answers<typeof tournamentForm>;

/** Form for showing a tournament to the public or hiding it. */
export const visibility = form({ visible: switched('Visible') });

/** Form for opening or closing the registration of a tournament. */
export const registrationState = form({ registrationOpen: switched('Registration open') });

/** Form for copying a tournament. */
export const repeatForm = form({ name: newTournament.fields.name, date: newTournament.fields.date });

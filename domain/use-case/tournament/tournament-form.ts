import { tick } from '../../form/agreement.ts';
import { type Answers, form } from '../../form/form.ts';
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

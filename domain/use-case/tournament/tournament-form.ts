import { tick } from '../../form/agreement.ts';
import { type Answers, form } from '../../form/form.ts';
import { timetableFate } from './date-entry.ts';
import { newTournament } from './new-tournament.ts';
import { tournamentStatus } from './tournament-fields.ts';

/** The form by which an organizer changes a tournament: that of a new one, and how far it is. */
export const tournamentForm = form({
  ...newTournament.fields,
  status: tournamentStatus,
  timetable: timetableFate,
  isTestThroughout: tick('Its teams and players too'),
});

export type TournamentAnswers = Answers<typeof tournamentForm>;

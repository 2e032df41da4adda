import { tick } from '../../form/agreement.ts';
import { type Answers, form } from '../../form/form.ts';
import { largestId, wholeNumber } from '../../form/whole-number.ts';
import { tournamentMissing } from '../../tournament/tournament.ts';
import { newChangeRequest } from './change-request-form.ts';

const { toTournamentId, reason } = newChangeRequest.fields;

/** Form for a captain's request to move the whole team. */
export const newTeamMove = form({
  toTournamentId: wholeNumber({ label: toTournamentId.label, from: 1, to: largestId, message: tournamentMissing }),
  /** Without it a tournament that has filled up meanwhile is refused: nobody goes on a waiting list unawares. */
  joinsWaitingList: tick('The team joins the waiting list where the tournament is full'),
  reason,
});

export type TeamMoveAnswers = Answers<typeof newTeamMove>;

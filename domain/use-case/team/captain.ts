import { type Applicant, applicantOf } from '../../registration/applicant.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import type { NewTeam } from './new-team.ts';

/** The captain of a new team as a player: a captain plays. */
export function captainOf(answers: NewTeam, tournament: Tournament): Applicant {
  const { captainName: name, captainEmail: email, captainPhone: phone } = answers;
  return applicantOf({ ...answers, name, email, phone }, tournament);
}

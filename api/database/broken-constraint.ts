import { AnswersRefused } from '../../domain/rule/form/accept-answers.ts';
import type { Phrase } from '../../domain/rule/language/sentence.ts';
import { Refusal } from '../../domain/rule/refusal/refusal.ts';
import { rosterFull } from '../../domain/rule/team/team.ts';
import { tournamentNameTaken } from '../../domain/use-case/tournament/edit-tournament.ts';
import { codeOf, constraintOf } from './postgres-error.ts';

const conflict = (message: Phrase) => new Refusal('conflict', message);

/** Refusals by the name of the violated constraint, in the words of the checks that run before it. */
const refusals: Readonly<Record<string, () => Refusal>> = {
  teams_roster_within_maximum: rosterFull,
  teams_name_unique: () => conflict('A team with this name is already registered for this tournament'),
  tournaments_teams_within_maximum: () => conflict('This tournament is full'),
  tournaments_name_unique: tournamentNameTaken,
  tournament_registrations_once: () => conflict('This player is already registered for this tournament'),
  players_person_unique: () => conflict('Another player is already on file with this name and phone number'),
  invitations_once: () => conflict('This address was invited before'),
};

/** Refusal text for a character that no text can contain. */
export const unusableCharacters = 'An answer contains characters that cannot be used';

/** Refusal texts by PostgreSQL's code for values it cannot store: too long, too large, or an invalid character. */
const unstorable: Readonly<Record<string, Phrase>> = {
  '22001': 'An answer is too long to be kept',
  '22003': 'A number is too large to be kept',
  '22021': unusableCharacters,
  '22P05': unusableCharacters,
};

/** Returns the refusal for a database error, or undefined if it is not one. */
export function brokenConstraint(error: unknown): Refusal | undefined {
  const complaint = unstorable[codeOf(error) ?? ''];
  if (complaint !== undefined) return new AnswersRefused({ form: complaint });
  return refusals[constraintOf(error) ?? '']?.();
}

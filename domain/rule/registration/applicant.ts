import type { Language } from '../language/language.ts';
import type { NewPlayer } from '../player/player.ts';
import { detailsOf, type PlayerDetails } from '../player/player-details.ts';
import type { SkillLevel } from '../player/skill-level.ts';
import type { Tournament } from '../tournament/tournament.ts';

/** Person as described by a form or a record; saved as a new record if they are new. */
export type Applicant = NewPlayer;

/** Answers about the player in every registration form. */
interface PersonalAnswers extends PlayerDetails {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly birthYear: number;
  readonly skillLevel: SkillLevel;
  readonly currentClub: string;
  readonly parentName: string | null;
  readonly parentEmail: string | null;
  readonly parentPhone: string | null;
}

/** Returns the person described by the answers, with the language of the form; for a test tournament the person is test data too. */
export function applicantOf(answers: PersonalAnswers, tournament: Tournament, language: Language): Applicant {
  return {
    name: answers.name,
    email: answers.email,
    phone: answers.phone,
    birthYear: answers.birthYear,
    skillLevel: answers.skillLevel,
    currentClub: answers.currentClub,
    ...detailsOf(answers),
    parentName: answers.parentName,
    parentEmail: answers.parentEmail,
    parentPhone: answers.parentPhone,
    language,
    isTest: tournament.isTest,
  };
}

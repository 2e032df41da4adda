import type { Language } from '../language/language.ts';
import type { NewPlayer } from '../player/player.ts';
import { detailsOf, type PlayerDetails } from '../player/player-details.ts';
import type { SkillLevel } from '../player/skill-level.ts';
import type { Tournament } from '../tournament/tournament.ts';

/** A person as a form describes them, or as the record does: the record that is made if they are new. */
export type Applicant = NewPlayer;

/** What every registration form asks about the player. */
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

/** The person the answers describe, and the language they have come in; what is made for a test tournament is test data too. */
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

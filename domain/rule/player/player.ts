import type { Language } from '../language/language.ts';
import { Refusal } from '../refusal/refusal.ts';
import type { PlayerDetails } from './player-details.ts';
import type { SkillLevel } from './skill-level.ts';

/** Contact data of a family. */
export interface Contact {
  readonly email: string;
  readonly parentName: string | null;
  readonly parentEmail: string | null;
  readonly parentPhone: string | null;
}

/** Person who plays. */
export interface Player extends Contact, PlayerDetails {
  readonly id: number;
  readonly name: string;
  readonly phone: string;
  readonly birthYear: number | null;
  readonly skillLevel: SkillLevel;
  readonly currentClub: string;
  /** Language of the family's letters. */
  readonly language: Language;
  readonly isTest: boolean;
}

/** Person who is not saved yet. */
export type NewPlayer = Omit<Player, 'id'>;

/** Returns the age in a year, as shown and used to prefill the bracket: the year minus the birth year. */
export function ageIn(year: number, birthYear: number): number {
  return year - birthYear;
}

/** Person of whom the birth year is known at most. */
interface Born {
  readonly birthYear: number | null;
}

/** Age from which a player signs alone. */
export const adultAge = 18;

/** Age up to which a player needs a guardian whom the organizers can reach, and is shortened in public. */
export const childAge = 13;

/** Tells whether somebody may be under 18 on a day of a year: who turns 18 in it may, and who has no birth year on file. */
export const isMinor = (person: Born, year: number): boolean => mayBeUnder(adultAge, person, year);

/** Tells whether somebody may be under 13 on a day of a year: who turns 13 in it may, and who has no birth year on file. */
export const isChild = (person: Born, year: number): boolean => mayBeUnder(childAge, person, year);

/** Tells whether somebody may be 18 on a day of a year, as who has no birth year on file. Who turns 18 in it may be a minor as well. */
export function mayBeAdult({ birthYear }: Born, year: number): boolean {
  return birthYear === null || ageIn(year, birthYear) >= adultAge;
}

/** Tells whether somebody may not have reached an age on a day of a year: a birth year is no birthday. */
function mayBeUnder(age: number, { birthYear }: Born, year: number): boolean {
  return birthYear === null || ageIn(year, birthYear) <= age;
}

/** Returns the refusal for a player who does not exist or is not the caller's: the two look the same. */
export function noSuchPlayer(): Refusal {
  return new Refusal('not-found', 'Player not found');
}

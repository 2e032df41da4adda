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

/** Tells whether somebody is under 18 in a year; without a known birth year they are treated as a minor. */
export function isMinor(person: { readonly birthYear: number | null }, year: number): boolean {
  return person.birthYear === null || ageIn(year, person.birthYear) < 18;
}

/** Returns the refusal for a player who does not exist or is not the caller's: the two look the same. */
export function noSuchPlayer(): Refusal {
  return new Refusal('not-found', 'Player not found');
}

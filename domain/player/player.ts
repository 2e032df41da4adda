import type { Language } from '../language/language.ts';
import { Refusal } from '../refusal/refusal.ts';
import type { PlayerDetails } from './player-details.ts';
import type { SkillLevel } from './skill-level.ts';

/** How a family can be reached. */
export interface Contact {
  readonly email: string;
  readonly parentName: string | null;
  readonly parentEmail: string | null;
  readonly parentPhone: string | null;
}

/** A person who plays. */
export interface Player extends Contact, PlayerDetails {
  readonly id: number;
  readonly name: string;
  readonly phone: string;
  readonly birthYear: number | null;
  readonly skillLevel: SkillLevel;
  readonly currentClub: string;
  /** The language in which its family reads what we write. */
  readonly language: Language;
  readonly isTest: boolean;
}

/** A person who is not on file yet. */
export type NewPlayer = Omit<Player, 'id'>;

/** The age shown and the bracket prefilled: the current Eastern year minus the birth year. */
export function ageIn(year: number, birthYear: number): number {
  return year - birthYear;
}

/** Under 18 in a year; somebody whose birth year is unknown is treated as a minor. */
export function isMinor(person: { readonly birthYear: number | null }, year: number): boolean {
  return person.birthYear === null || ageIn(year, person.birthYear) < 18;
}

/** The same for an unknown player and for one that is not yours. */
export function noSuchPlayer(): Refusal {
  return new Refusal('not-found', 'Player not found');
}

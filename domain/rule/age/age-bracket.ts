import { choice, type Option } from '../form/choice.ts';
import type { Field } from '../form/field.ts';
import { type Phrase, said } from '../language/sentence.ts';
import { agesOf } from './age-range.ts';

/** Age brackets of the registration forms (registration specification, section 9). */
export const ageBrackets = ['U7-U9', 'U10-U12', 'U13-U15', 'U16-U19', 'U20+'] as const;

/** Age bracket: the ages that make up a division. */
export type AgeBracket = (typeof ageBrackets)[number];

/** Options for all brackets. U20+ is offered to returning players only. */
export const ageBracketOptions: readonly Option<AgeBracket>[] = ageBrackets.map((value) => ({ value, label: value }));

/** Options for a new team or a new player. */
export const newcomerBracketOptions = ageBracketOptions.filter(({ value }) => value !== 'U20+');

/** Eldest bracket for a new player: whoever is too old for it is too old for all of them. */
export const eldestNewcomers: AgeBracket = 'U16-U19';

/** Returns the bracket of an age, or undefined (section 4, age bracket prefill). */
export function bracketOfAge(age: number): AgeBracket | undefined {
  return ageBrackets.find((bracket) => !isTooOldFor(bracket, age) && !playsUp(bracket, age));
}

/** Tells whether an age is above the bracket's upper age: nobody plays down. */
export function isTooOldFor(bracket: AgeBracket, age: number): boolean {
  return age > agesOf(bracket).to;
}

/** Tells whether an age is below the bracket's lower age, so that the player plays up. */
export function playsUp(bracket: AgeBracket, age: number): boolean {
  return age < agesOf(bracket).from;
}

/** Returns the years from an age up to the bracket's lower age; 0 for an age within it or above. */
export function yearsBelow(bracket: AgeBracket, age: number): number {
  return Math.max(0, agesOf(bracket).from - age);
}

/** Tells whether the printed rule admits players a year younger: the bracket has players of U14 and under. */
export function takesYounger(bracket: AgeBracket): boolean {
  return agesOf(bracket).from <= 14;
}

/** Creates the form field for a bracket, with the options for newcomers unless others are given. */
export function bracketChoice(offered: readonly Option<AgeBracket>[] = newcomerBracketOptions): Field<AgeBracket> {
  return choice('Age bracket', offered, 'Please select an age bracket');
}

/** Id of the Fall Cup, which asks for a bracket in the specification's own words. */
const fallCup = 13;

/** Returns the text that asks for a missing bracket in a tournament divided by age: `itsWords` for the Fall Cup, one text for all others. */
export function bracketRequired(tournamentId: number | undefined, itsWords: Phrase): Phrase {
  return tournamentId === fallCup ? itsWords : said('Age bracket is required for tournament registration');
}

/** Tells whether a divided tournament asks for a bracket at this age. */
export function needsBracket(age: number): boolean {
  return age >= 7 && age <= 19;
}

import { choice, type Option } from '../form/choice.ts';
import type { Field } from '../form/field.ts';
import type { Phrase } from '../language/sentence.ts';

/** The age brackets of the registration forms (registration specification, section 9). */
export const ageBrackets = ['U7-U9', 'U10-U12', 'U13-U15', 'U16-U19', 'U20+'] as const;

/** An age bracket: the ages that make up a division. */
export type AgeBracket = (typeof ageBrackets)[number];

/** The ages of each bracket, both ends included. */
const ages: Readonly<Record<AgeBracket, readonly [from: number, to: number]>> = {
  'U7-U9': [7, 9],
  'U10-U12': [10, 12],
  'U13-U15': [13, 15],
  'U16-U19': [16, 19],
  'U20+': [20, Number.POSITIVE_INFINITY],
};

/** All brackets as options. U20+ is offered to returning players only. */
export const ageBracketOptions: readonly Option<AgeBracket>[] = ageBrackets.map((value) => ({ value, label: value }));

/** The brackets a new team or a new player can choose. */
export const newcomerBracketOptions = ageBracketOptions.filter(({ value }) => value !== 'U20+');

/** The bracket an age belongs to, or undefined (section 4, age bracket prefill). */
export function bracketOfAge(age: number): AgeBracket | undefined {
  return ageBrackets.find((bracket) => age >= ages[bracket][0] && age <= ages[bracket][1]);
}

/** Nobody plays down: older than the bracket's upper age is too old. */
export function isTooOldFor(bracket: AgeBracket, age: number): boolean {
  return age > ages[bracket][1];
}

/** Younger than the bracket's lower age: the player plays up. */
export function playsUp(bracket: AgeBracket, age: number): boolean {
  return age < ages[bracket][0];
}

/** How many years somebody is below the bracket's lower age; 0 for whoever is not. */
export function yearsBelow(bracket: AgeBracket, age: number): number {
  return Math.max(0, ages[bracket][0] - age);
}

/** Whether the printed rule lets somebody a year younger in: the bracket has players of U14 and under. */
export function takesYounger(bracket: AgeBracket): boolean {
  return ages[bracket][0] <= 14;
}

/** The choice of a bracket, of those a new team or a new player can choose unless others are offered. */
export function bracketChoice(offered: readonly Option<AgeBracket>[] = newcomerBracketOptions): Field<AgeBracket> {
  return choice('Age bracket', offered, 'Please select an age bracket');
}

/** The number of the Fall Cup, which asks for a bracket in the specification's own words. */
const fallCup = 13;

/** How a tournament divided by age asks for a missing bracket: the Fall Cup with `itsWords`, every other one alike. */
export function bracketRequired(tournamentId: number | undefined, itsWords: Phrase): Phrase {
  return tournamentId === fallCup ? itsWords : 'Age bracket is required for tournament registration';
}

/** Ages for which a divided tournament asks for a bracket. */
export function needsBracket(age: number): boolean {
  return age >= 7 && age <= 19;
}

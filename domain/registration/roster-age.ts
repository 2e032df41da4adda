import { type Sentence, said } from '../language/sentence.ts';
import { ageIn } from '../player/player.ts';
import {
  type AgeBracket,
  ageBrackets,
  bracketOfAge,
  isTooOldFor,
  playsUp,
  takesYounger,
  yearsBelow,
} from '../tournament/age-bracket.ts';
import { type Tournament, yearOfAges } from '../tournament/tournament.ts';

/** So many players of a roster may be a year younger than its bracket (rule 13 of the tournament's rules). */
export const mostPlayingUp = 2;

/** Why a player's age keeps them off a roster. */
export type Misfit = 'too old' | 'too young' | 'two play up';

/** A team's ages in its tournament, as far as somebody's age is held against them. */
export interface RosterAges {
  readonly bracket: AgeBracket;
  /** The ages of those who are on the roster already, in years, where they are known. */
  readonly others: readonly number[];
}

/**
 * What keeps somebody of an age off a roster, the same at every door to it: nobody plays down; at U14 and under two may be
 * one year younger; elsewhere nobody plays up. A roster on which more than two are younger was moved up by an organizer,
 * for no door leads there: the whole team plays up, and others of their age come onto it.
 */
export function misfit(age: number, { bracket, others }: RosterAges): Misfit | undefined {
  if (isTooOldFor(bracket, age)) return 'too old';
  if (!playsUp(bracket, age)) return undefined;
  const younger = others.filter((other) => playsUp(bracket, other));
  if (younger.length > mostPlayingUp) return undefined;
  if (!takesYounger(bracket) || yearsBelow(bracket, age) > 1) return 'too young';
  return younger.length === mostPlayingUp ? 'two play up' : undefined;
}

/** Why not, to a family: of whoever is that old, and the bracket. */
export function misfitSentence(found: Misfit, who: { readonly age: number; readonly bracket: string }): Sentence {
  if (found === 'too old') return said('A player of {age} is too old for {bracket}', who);
  if (found === 'too young') return said('A player of {age} is too young for {bracket}', who);
  return said(
    'A player of {age} is a year younger than {bracket}, and {most} younger players are on this roster already',
    { ...who, most: mostPlayingUp },
  );
}

/** Why not, to somebody who decides about a named player and a named team. */
export function namedMisfitSentence(found: Misfit, who: NamedMisfit): Sentence {
  if (found === 'too old') return said('{player} is {age}, too old for {team} in {bracket}', who);
  if (found === 'too young') return said('{player} is {age}, too young for {team} in {bracket}', who);
  return said(
    '{player} is {age}, a year younger than {team} in {bracket}, and {most} younger players are on this roster already',
    { ...who, most: mostPlayingUp },
  );
}

/** Who does not fit where; the age in years. */
export interface NamedMisfit {
  readonly player: string;
  readonly age: number;
  readonly team: string;
  readonly bracket: string;
}

/** The age that counts in a tournament divided by age, in years; undefined where no age decides. */
export function decidingAge(
  birthYear: number | null,
  tournament: Pick<Tournament, 'isDividedByAge' | 'ageYear' | 'firstDay'>,
  currentYear: number,
): number | undefined {
  if (!tournament.isDividedByAge || birthYear === null) return undefined;
  return ageIn(yearOfAges(tournament, currentYear), birthYear);
}

/**
 * The ages of a roster as brackets, youngest first: where no division tells them, somebody who asks for a place and the captain
 * see about how old the others are, and nobody's age by itself.
 */
export function rosterAges(birthYears: readonly (number | null)[], year: number): readonly AgeBracket[] {
  const known = birthYears.filter((birthYear) => birthYear !== null);
  const there = new Set(known.map((birthYear) => bracketOfAge(ageIn(year, birthYear))));
  return ageBrackets.filter((bracket) => there.has(bracket));
}

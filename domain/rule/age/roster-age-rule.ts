import { type Sentence, said } from '../language/sentence.ts';
import { type AgeBracket, isTooOldFor, playsUp, takesYounger, yearsBelow } from './age-bracket.ts';
import { agesOf } from './age-range.ts';

/** Maximum of players of a roster who may be a year younger than its bracket (rule 13 of the tournament's rules). */
export const mostPlayingUp = 2;

/** Reason why a player's age does not fit a roster. */
export type Misfit = 'too old' | 'too young' | 'two play up';

/** Team's bracket and ages, as a new player's age is compared with them. */
interface RosterAges {
  readonly bracket: AgeBracket;
  /** Known ages of the players on the roster, in years. */
  readonly others: readonly number[];
}

/**
 * Returns why an age does not fit a roster; every way onto a roster has this rule. Nobody plays down; at U14 and
 * under two may be one year younger; elsewhere nobody plays up. A roster with more than two younger players was
 * moved up by an organizer: the whole team plays up, and others of their age may join.
 */
export function misfit(age: number, { bracket, others }: RosterAges): Misfit | undefined {
  if (isTooOldFor(bracket, age)) return 'too old';
  if (!playsUp(bracket, age)) return undefined;
  const younger = others.filter((other) => playsUp(bracket, other));
  if (younger.length > mostPlayingUp) return undefined;
  if (!takesYounger(bracket) || yearsBelow(bracket, age) > 1) return 'too young';
  return younger.length === mostPlayingUp ? 'two play up' : undefined;
}

/** Returns the reason for a family, with the age and the bracket. */
export function misfitSentence(found: Misfit, who: { readonly age: number; readonly bracket: string }): Sentence {
  if (found === 'too old') return said('A player of {age} is too old for {bracket}', who);
  if (found === 'too young') return said('A player of {age} is too young for {bracket}', who);
  return said(
    'A player of {age} is a year younger than {bracket}, and {most} younger players are on this roster already',
    { ...who, most: mostPlayingUp },
  );
}

/** Returns the reason for somebody who decides about a named player and a named team. */
export function namedMisfitSentence(found: Misfit, who: NamedMisfit): Sentence {
  if (found === 'too old') return said('{player} is {age}, too old for {team} in {bracket}', who);
  if (found === 'too young') return said('{player} is {age}, too young for {team} in {bracket}', who);
  return said(
    '{player} is {age}, a year younger than {team} in {bracket}, and {most} younger players are on this roster already',
    { ...who, most: mostPlayingUp },
  );
}

/** Player and team that do not fit; the age is in years. */
interface NamedMisfit {
  readonly player: string;
  readonly age: number;
  readonly team: string;
  readonly bracket: string;
}

/** Returns why a player of an age, in years, cannot choose a bracket; undefined where they can, or no age decides. The rule is that of a roster, also for who comes alone. */
export function bracketMisfitSentence(age: number | undefined, bracket: AgeBracket): Sentence | undefined {
  const found = age === undefined ? undefined : misfit(age, { bracket, others: [] });
  return found === undefined || age === undefined ? undefined : misfitSentence(found, { age, bracket });
}

/** Returns why somebody is too old for a bracket; undefined where they are not. Playing up is for a roster or an organizer to decide. */
export function tooOldSentence(age: number | undefined, bracket: AgeBracket): Sentence | undefined {
  return age !== undefined && isTooOldFor(bracket, age) ? misfitSentence('too old', { age, bracket }) : undefined;
}

/** Flag for organizers about an age. */
export type AgeFlag = 'too-old' | 'plays-up';

/** Returns the flag for an age, in years, outside those that a bracket or an age group names. A single age, as in U12, names no lower end. */
export function outsideAges(named: string, age: number): AgeFlag | undefined {
  const { from, to } = agesOf(named);
  if (age > to) return 'too-old';
  return from < to && age < from ? 'plays-up' : undefined;
}

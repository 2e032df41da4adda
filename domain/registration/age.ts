import { agesOf } from '../draw/age-range.ts';
import { AnswersRefused } from '../form/accept-answers.ts';
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
import type { Registration, RegistrationFlag } from './registration.ts';

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

/** Facts about a tournament that say whether and in which year it counts ages. */
export type AgesCounted = Pick<Tournament, 'isDividedByAge' | 'ageYear' | 'firstDay'>;

/** Returns the year whose ages decide who may play where; null where no age decides, since the tournament is not divided by age. */
export function decidingYear(tournament: AgesCounted, currentYear: number): number | null {
  return tournament.isDividedByAge ? yearOfAges(tournament, currentYear) : null;
}

/** Returns the age that decides, in years; undefined where none does. */
export function decidingAge(
  birthYear: number | null,
  tournament: AgesCounted,
  currentYear: number,
): number | undefined {
  const year = decidingYear(tournament, currentYear);
  return year === null || birthYear === null ? undefined : ageIn(year, birthYear);
}

/** Flag for organizers about an age. */
type AgeFlag = Extract<RegistrationFlag, 'too-old' | 'plays-up'>;

/** Returns the flag for an age, in years, outside those that a bracket or an age group names. A single age, as in U12, names no lower end. */
export function outsideAges(named: string, age: number): AgeFlag | undefined {
  const { from, to } = agesOf(named);
  if (age > to) return 'too-old';
  return from < to && age < from ? 'plays-up' : undefined;
}

/** Returns the name of the ages that a player of a team is held to: the team's bracket, or the age group of a tournament that is not divided by age. */
export function agesFor(
  bracket: AgeBracket | null,
  { isDividedByAge, ageGroup }: Pick<Tournament, 'isDividedByAge' | 'ageGroup'>,
): string | null {
  return isDividedByAge ? bracket : ageGroup;
}

/** Returns the flags of a registration with those about the age as they are due in a tournament and bracket; an age outside the chosen bracket or the tournament's age group is flagged. */
export function withAgeFlags(
  { flags, ageBracket }: Pick<Registration, 'flags' | 'ageBracket'>,
  birthYear: number | null,
  tournament: AgesCounted & Pick<Tournament, 'ageGroup'>,
  currentYear: number,
): readonly RegistrationFlag[] {
  const others = flags.filter((flag) => flag !== 'too-old' && flag !== 'plays-up');
  if (birthYear === null) return others;
  const age = ageIn(yearOfAges(tournament, currentYear), birthYear);
  const named = new Set([ageBracket, agesFor(ageBracket, tournament)].filter((one) => one !== null));
  return [...new Set([...named].flatMap((one) => outsideAges(one, age) ?? [])), ...others];
}

/**
 * Returns the chosen bracket of a player without a team, refusing it where they are too old: nobody plays down in
 * a tournament divided by age. Joining a team has the stricter rule of its roster.
 */
export function bracketFor(
  bracket: AgeBracket | null,
  birthYear: number | null,
  tournament: Tournament,
  currentYear: number,
): AgeBracket | null {
  const age = decidingAge(birthYear, tournament, currentYear);
  const tooOld = bracket === null ? undefined : tooOldSentence(age, bracket);
  if (tooOld !== undefined) throw new AnswersRefused({ ageBracket: tooOld });
  return bracket;
}

/**
 * Returns the bracket filled in for somebody: that of their age this year (registration specification, section 4),
 * unless they may not play in it in the year by which the tournament counts ages; then the bracket of that year.
 */
export function prefilledBracket(birthYear: number, currentYear: number, yearOfAges: number): AgeBracket | undefined {
  const bracket = bracketOfAge(ageIn(currentYear, birthYear));
  const ageThere = ageIn(yearOfAges, birthYear);
  const mayPlay = bracket === undefined || misfit(ageThere, { bracket, others: [] }) === undefined;
  return mayPlay ? bracket : bracketOfAge(ageThere);
}

/**
 * Returns the ages of a roster as brackets, youngest first. Where the tournament has no divisions, a free agent
 * who asks for a place and the captain learn the approximate ages of the team, and nobody's exact age.
 */
export function rosterAges(birthYears: readonly (number | null)[], year: number): readonly AgeBracket[] {
  const known = birthYears.filter((birthYear) => birthYear !== null);
  const there = new Set(known.map((birthYear) => bracketOfAge(ageIn(year, birthYear))));
  return ageBrackets.filter((bracket) => there.has(bracket));
}

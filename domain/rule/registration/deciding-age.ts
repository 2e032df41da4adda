import { type AgeBracket, ageBrackets, bracketOfAge } from '../age/age-bracket.ts';
import { misfit, outsideAges, tooOldSentence } from '../age/roster-age-rule.ts';
import { AnswersRefused } from '../form/accept-answers.ts';
import { ageIn } from '../player/player.ts';
import { type Tournament, yearOfAges } from '../tournament/tournament.ts';
import type { Registration, RegistrationFlag } from './registration.ts';

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

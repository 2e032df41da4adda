import { ageIn } from '../player/player.ts';
import { type AgeBracket, isTooOldFor, playsUp, takesYounger, yearsBelow } from '../tournament/age-bracket.ts';
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

/** Why not, in words: `who` as "A player of 14 is" or "Ada is 14,", `where` the bracket or the team in it. */
export function misfitSentence(found: Misfit, who: string, where: string): string {
  if (found === 'two play up') {
    return `${who} a year younger than ${where}, and ${mostPlayingUp} younger players are on this roster already`;
  }
  return `${who} ${found === 'too old' ? 'too old' : 'too young'} for ${where}`;
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

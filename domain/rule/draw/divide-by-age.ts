import { type AgeRange, agesOf, drawBrackets, isNext } from '../age/age-range.ts';
import type { Entrant } from './entrant.ts';

/** Teams of one age division, which play for one title. */
export interface AgeDivision {
  readonly name: string;
  readonly teams: readonly Entrant[];
}

/** Team that no chosen bracket fits, with the reason. */
export interface TeamNotPlaced {
  readonly team: Entrant;
  readonly reason: string;
}

export interface AgeDivisions {
  readonly divisions: readonly AgeDivision[];
  readonly notPlaced: readonly TeamNotPlaced[];
}

/**
 * Puts every team into the chosen bracket with the lowest upper age not below its own, at most one bracket above
 * its own. A division needs two teams; a team alone in its bracket is not placed.
 */
export function divideByAge(teams: readonly Entrant[], brackets: readonly string[]): AgeDivisions {
  const rising = [...new Set(brackets)].toSorted((one, other) => agesOf(one).to - agesOf(other).to);
  const found = teams.map((team) => ({ team, bracket: bracketOf(team, rising) }));
  const divisions = rising.map((name) => ({
    name,
    teams: found.filter(({ bracket }) => bracket === name).map(({ team }) => team),
  }));
  const alone = divisions.filter((division) => division.teams.length === 1);
  return {
    divisions: divisions.filter((division) => division.teams.length > 1),
    notPlaced: [
      ...found.filter(({ bracket }) => bracket === undefined).map(({ team }) => noBracketFits(team)),
      ...alone.flatMap(({ name, teams }) => teams.map((team) => hasNoOpponent(team, name))),
    ],
  };
}

/** Tells whether a bracket is open to all ages and so takes a team of unknown age. */
function isOpenToAll(bracket: string): boolean {
  const { from, to } = agesOf(bracket);
  return from === 0 && to === Number.POSITIVE_INFINITY;
}

function bracketOf(team: Entrant, rising: readonly string[]): string | undefined {
  if (team.ageBracket !== undefined && rising.includes(team.ageBracket)) return team.ageBracket;
  const own = ageOf(team);
  if (own === undefined) return rising.find(isOpenToAll);
  const part = partOf(team, own.bracket, rising);
  if (part !== undefined) return part;
  const lowest = rising.find((bracket) => agesOf(bracket).to >= own.oldest);
  return lowest !== undefined && isNext(own.bracket, agesOf(lowest)) ? lowest : undefined;
}

/** Returns the bracket by a team's oldest player where the bracket it registered for is split by age; undefined where it is not split or the age is not known. */
function partOf({ ageBracket, oldestAge }: Entrant, own: AgeRange, rising: readonly string[]): string | undefined {
  if (ageBracket === undefined || oldestAge === undefined) return undefined;
  const parts = rising.filter((bracket) => agesOf(bracket).from >= own.from && agesOf(bracket).to <= own.to);
  return parts.length > 1 ? parts.find((part) => agesOf(part).to >= Math.min(oldestAge, own.to)) : undefined;
}

/** Returns the age that a team's bracket must include, and its own bracket: as registered, otherwise by its oldest player. */
function ageOf({
  ageBracket,
  oldestAge,
}: Entrant): { readonly oldest: number; readonly bracket: AgeRange } | undefined {
  if (ageBracket !== undefined) return { oldest: agesOf(ageBracket).to, bracket: agesOf(ageBracket) };
  if (oldestAge === undefined) return undefined;
  const usual = drawBrackets.map(agesOf).find(({ from, to }) => from <= oldestAge && oldestAge <= to);
  return { oldest: oldestAge, bracket: usual ?? { from: oldestAge, to: oldestAge } };
}

function noBracketFits(team: Entrant): TeamNotPlaced {
  const isUnknown = team.ageBracket === undefined && team.oldestAge === undefined;
  const why = isUnknown ? 'its age is not known' : 'no chosen age bracket is its own or the next above';
  return { team, reason: `${team.name} is not placed: ${why}.` };
}

function hasNoOpponent(team: Entrant, bracket: string): TeamNotPlaced {
  return { team, reason: `${team.name} is not placed: it is the only team in ${bracket}.` };
}

import { rosterSize } from '../team/team.ts';
import { byRegistration, type FreeAgent, stepsBetween } from './free-agent.ts';
import { playable } from './placement.ts';
import type { Company } from './together.ts';

/** Forms new teams of three to five from the free agents of one bracket, companies whole where possible, and returns those left over. */
export function formTeams(
  companies: readonly Company[],
  mostTeams: number,
): { readonly teams: readonly (readonly FreeAgent[])[]; readonly over: readonly FreeAgent[] } {
  const everybody = companies.flat();
  const wanted = everybody.length < playable ? 0 : Math.ceil(everybody.length / rosterSize);
  if (mostTeams >= wanted) {
    const teams = wanted === 0 ? [] : dealt(companies, wanted);
    return { teams, over: wanted === 0 ? everybody : [] };
  }
  const chosen = earliest(companies, mostTeams * rosterSize);
  const teams = chosen.flat().length < playable * mostTeams ? [] : dealt(chosen, mostTeams);
  const inside = new Set(teams.flat());
  return { teams, over: everybody.filter((one) => !inside.has(one)) };
}

/** Returns the companies that registered first, as far as the places hold them. */
function earliest(companies: readonly Company[], places: number): readonly Company[] {
  let left = places;
  return companies.filter(({ length }) => {
    if (length > left) return false;
    left -= length;
    return true;
  });
}

/** Deals companies to a number of teams; while a team would be too large or too small, one more company is split. */
function dealt(companies: readonly Company[], teams: number): readonly (readonly FreeAgent[])[] {
  for (let units: readonly Company[] = companies; ; units = withOneParted(units)) {
    const hands = deal(units, teams);
    if (hands !== undefined) return hands.map((hand) => hand.toSorted(byRegistration));
  }
}

/** Deals the largest companies first, each to the smallest team, among those to the one nearest in skill; undefined where a team is too large or too small. */
function deal(units: readonly Company[], teams: number): readonly (readonly FreeAgent[])[] | undefined {
  const hands: FreeAgent[][] = Array.from({ length: teams }, () => []);
  const inTurn = units.toSorted((one, other) => other.length - one.length || byRegistration(one[0], other[0]));
  for (const unit of inTurn) {
    const hand = hands.toSorted((one, other) => one.length - other.length || apart(unit, one) - apart(unit, other))[0];
    if (hand === undefined || hand.length + unit.length > rosterSize) return undefined;
    hand.push(...unit);
  }
  return hands.every(({ length }) => length >= playable) ? hands : undefined;
}

function apart(unit: Company, hand: readonly FreeAgent[]): number {
  const captain = hand[0];
  return captain === undefined ? 0 : stepsBetween(unit[0].skillLevel, captain.skillLevel);
}

/** Splits the largest company that registered last; single players can always be dealt. */
function withOneParted(units: readonly Company[]): readonly Company[] {
  const largest = Math.max(...units.map(({ length }) => length));
  const at = units.findLastIndex(({ length }) => length === largest);
  return units.flatMap((unit, index) => (index === at ? unit.map((one): Company => [one]) : [unit]));
}

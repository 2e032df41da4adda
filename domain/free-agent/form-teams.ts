import { rosterSize } from '../team/team.ts';
import { byRegistration, type FreeAgent, stepsBetween } from './free-agent.ts';
import { playable } from './placement.ts';
import type { Company } from './together.ts';

/** The free agents of one bracket in new teams of three to five, companies whole where that is possible; and who is over. */
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

/** The companies that registered first, as far as so many places hold them. */
function earliest(companies: readonly Company[], places: number): readonly Company[] {
  let left = places;
  return companies.filter(({ length }) => {
    if (length > left) return false;
    left -= length;
    return true;
  });
}

/** Deals companies to so many teams; while a team would be too large or too small, one company more is parted. */
function dealt(companies: readonly Company[], teams: number): readonly (readonly FreeAgent[])[] {
  for (let units: readonly Company[] = companies; ; units = withOneParted(units)) {
    const hands = deal(units, teams);
    if (hands !== undefined) return hands.map((hand) => hand.toSorted(byRegistration));
  }
}

/** The largest companies first, each to the smallest team, of those to the one nearest in skill. */
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

/** Of the largest companies the one that registered last; alone, everybody can be dealt. */
function withOneParted(units: readonly Company[]): readonly Company[] {
  const largest = Math.max(...units.map(({ length }) => length));
  const at = units.findLastIndex(({ length }) => length === largest);
  return units.flatMap((unit, index) => (index === at ? unit.map((one): Company => [one]) : [unit]));
}

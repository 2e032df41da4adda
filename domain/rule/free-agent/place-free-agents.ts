import type { AgeBracket } from '../age/age-bracket.ts';
import { nameKey } from '../player/person.ts';
import { fillSingly, fillTeams } from './fill-teams.ts';
import { formTeams } from './form-teams.ts';
import { byRegistration, type FreeAgent } from './free-agent.ts';
import {
  type Filled,
  type NewTeamOfFreeAgents,
  type Placed,
  type Placement,
  playable,
  type ToPlace,
} from './placement.ts';
import { type Company, companiesOf } from './together.ts';

/**
 * Proposes a place for every free agent of a tournament (rules, section 3), bracket by bracket: existing teams
 * first, then new ones. The same free agents and teams give the same proposal, in whatever order they come.
 */
export function placeFreeAgents(toPlace: ToPlace): Placement {
  const teams: Filled[] = [];
  const newTeams: NewTeamOfFreeAgents[] = [];
  const left: Placed[] = [];
  const names = new Set(toPlace.names.map(nameKey));
  for (const [bracket, companies] of brackets(toPlace.freeAgents)) {
    const inBracket = toPlace.teams.filter(({ ageBracket }) => ageBracket === bracket);
    const filled = fillTeams(companies, inBracket);
    const formed = formTeams(filled.over, toPlace.placesForTeams - newTeams.length);
    for (const team of formed.teams) newTeams.push(newTeam(team, filled.over, names));
    const over = companiesOf(formed.over);
    const alone = fillSingly(over, filled.fillings);
    left.push(...alone.map((freeAgent) => ({ freeAgent, reason: whyLeft(formed.over.length, bracket) })));
    teams.push(...filled.fillings.filter(({ placed }) => placed.length > 0));
  }
  return { teams, newTeams, left };
}

/** Groups free agents by bracket, that of the earliest registered first. */
function brackets(freeAgents: readonly FreeAgent[]): ReadonlyMap<AgeBracket | null, readonly Company[]> {
  const found = new Map<AgeBracket | null, FreeAgent[]>();
  for (const one of freeAgents.toSorted(byRegistration)) {
    found.set(one.ageBracket, [...(found.get(one.ageBracket) ?? []), one]);
  }
  return new Map([...found].map(([bracket, inside]) => [bracket, companiesOf(inside)]));
}

function newTeam(members: readonly FreeAgent[], companies: readonly Company[], names: Set<string>) {
  const [captain] = members;
  if (captain === undefined) throw new Error('A team has a captain');
  const placed = members.map((freeAgent) => ({
    freeAgent,
    reason: reasonInNewTeam(freeAgent, captain, members, companies),
  }));
  return {
    name: freshName(names),
    skillLevel: captain.skillLevel,
    ageBracket: captain.ageBracket,
    placed,
  };
}

function reasonInNewTeam(
  one: FreeAgent,
  captain: FreeAgent,
  members: readonly FreeAgent[],
  companies: readonly Company[],
): string {
  const company = companies.find((others) => others.includes(one)) ?? [one];
  const isWhole = company.every((other) => members.includes(other));
  return [
    `A new team of ${members.length}`,
    ...(one === captain ? ['captain, because registered first'] : []),
    ...(company.length > 1 && isWhole ? [`${company.length} stay together`] : []),
    ...(isWhole ? [] : ['no place was left for everybody they wished to play with']),
  ].join('; ');
}

function freshName(names: Set<string>): string {
  for (let number = 1; ; number += 1) {
    const name = `Free Agents ${number}`;
    if (names.has(nameKey(name))) continue;
    names.add(nameKey(name));
    return name;
  }
}

function whyLeft(over: number, bracket: AgeBracket | null): string {
  const where = bracket === null ? '' : ` in ${bracket}`;
  if (over < playable) return `Fewer than ${playable} free agents are left${where}, and no team has a fitting place`;
  return `Every place for teams is taken, and no team${where} has a fitting place`;
}

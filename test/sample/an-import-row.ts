import type { Entry, TeamOfTable } from '../../domain/rule/import/entry.ts';
import { detailsOf } from '../../domain/rule/player/player-details.ts';
import { aPlayer } from './a-player.ts';
import { aTournament } from './a-tournament.ts';

/** Where the rows of an import play. */
export const importCup = aTournament({
  id: 1,
  name: 'Cup',
  isDividedByAge: true,
  ageYear: 2026,
  maxTeams: 3,
  teamCount: 1,
});

/** A team as a row tells it. */
export const told = (name: string, more: Partial<TeamOfTable> = {}): TeamOfTable => ({
  ...{ name, captainName: null, captainEmail: null, captainPhone: null, skillLevel: null },
  ...more,
});

let line = 1;

/** A row: who, born when, for which team. */
export function aRow(
  name: string | null,
  birthYear: number | null,
  team: string | null,
  more: Partial<Entry> = {},
): Entry {
  line += 1;
  const {
    id: _,
    isTest: _t,
    ...person
  } = aPlayer({ name: name ?? '', birthYear, phone: `201-555-${name}`.padEnd(12, '0') });
  return {
    ...{ line, member: 0, team: team === null ? null : told(team) },
    person: name === null ? null : { ...person, phone: phoneOf(name), ...detailsOf(person) },
    ...{ ageBracket: null, isCaptain: false, paymentMethod: null, notes: null, playWith: null },
    ...more,
  };
}

/** A phone for each name. */
export const phoneOf = (name: string) =>
  `201555${[...name.toLowerCase()].reduce((sum, letter) => sum + letter.charCodeAt(0), 1000)}`;

/** A row of somebody born in 2015, who may be known by another name. */
export function alike(name: string, team: string | null, phone = phoneOf('Ada')): Entry {
  return aRow(name, 2015, team, { person: { ...person(name, 2015), phone } });
}

export function person(name: string, birthYear: number) {
  const { id: _, isTest: _t, ...one } = aPlayer({ name, birthYear });
  return one;
}

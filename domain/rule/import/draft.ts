import { gather } from '../match/gather.ts';
import { lockKey } from '../player/namesakes.ts';
import { nameKey, personKey } from '../player/person.ts';
import type { Player } from '../player/player.ts';
import type { Tournament } from '../tournament/tournament.ts';
import type { PlannedPlayer, PlannedRegistration, PlannedTeam } from './entry.ts';
import type { OnFile, OnTeam, RegisteredWith } from './on-file.ts';

export interface Planning {
  readonly tournament: Tournament;
  readonly onFile: OnFile;
  /** Current Eastern year. */
  readonly year: number;
}

/** Plan in the making, with its indexes. */
export interface Draft extends Planning {
  readonly found: Found;
  readonly teams: Map<string, PlannedTeam>;
  /** Names of the teams of the plan and on file, by their look. */
  readonly looks: Map<string, string>;
  readonly people: Map<string, PlannedPlayer[]>;
  readonly players: PlannedPlayer[];
  readonly registrations: PlannedRegistration[];
}

interface Found {
  readonly people: ReadonlyMap<string, readonly Player[]>;
  readonly teams: ReadonlyMap<string, OnTeam>;
  /** Keyed by player. */
  readonly registrations: ReadonlyMap<number, RegisteredWith>;
}

export function indexOf({ people, teams, registrations }: OnFile): Found {
  return {
    people: gather(people, keyOf),
    teams: new Map(teams.map((one): [string, OnTeam] => [nameKey(one.team.name), one])),
    registrations: new Map(
      [...registrations, ...teams.flatMap(onRosterOf)].map((one): [number, RegisteredWith] => [one.playerId, one]),
    ),
  };
}

function onRosterOf({ team, roster }: OnTeam): readonly RegisteredWith[] {
  const { id: teamId, name: teamName } = team;
  return roster.map(({ id: playerId }) => ({ playerId, teamId, teamName }));
}

/** Returns the key under which a person is looked up: similar names with one phone, or equal names without a phone. */
export function keyOf(person: Pick<Player, 'name' | 'phone'>): string {
  return lockKey(personKey(person));
}

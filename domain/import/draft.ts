import { gather } from '../match/gather.ts';
import { lockKey } from '../player/namesakes.ts';
import { personKey } from '../player/person.ts';
import type { Player } from '../player/player.ts';
import type { PlannedPlayer, PlannedRegistration, PlannedTeam } from './entry.ts';
import { type OnFile, type OnTeam, type RegisteredWith, teamKey } from './on-file.ts';

export interface Planning {
  readonly onFile: OnFile;
  /** Current Eastern year. */
  readonly year: number;
  /** Whether the first player of each new team leads it where the table names nobody. */
  readonly isFirstCaptain: boolean;
}

/** Plan in the making, with its indexes. */
export interface Draft extends Planning {
  readonly found: Found;
  readonly teams: Map<string, PlannedTeam>;
  /** Names of the teams of the plan and on file, by `teamLook`. */
  readonly looks: Map<string, string>;
  readonly people: Map<string, PlannedPlayer[]>;
  readonly players: PlannedPlayer[];
  readonly registrations: PlannedRegistration[];
}

interface Found {
  readonly people: ReadonlyMap<string, readonly Player[]>;
  readonly teams: ReadonlyMap<string, OnTeam>;
  /** Keyed by player and tournament. */
  readonly registrations: ReadonlyMap<string, RegisteredWith>;
}

export function indexOf({ people, teams, registrations }: OnFile): Found {
  return {
    people: gather(people, keyOf),
    teams: new Map(teams.map((one): [string, OnTeam] => [teamKey(one.team.tournamentId, one.team.name), one])),
    registrations: new Map(
      [...registrations, ...teams.flatMap(onRosterOf)].map((one): [string, RegisteredWith] => [
        `${one.playerId} ${one.tournamentId}`,
        one,
      ]),
    ),
  };
}

function onRosterOf({ team, roster }: OnTeam): readonly RegisteredWith[] {
  const { id: teamId, name: teamName, tournamentId } = team;
  return roster.map(({ id: playerId }) => ({ playerId, tournamentId, teamId, teamName }));
}

/** Returns the key under which a person is looked up: similar names with one phone, or equal names without a phone. */
export function keyOf(person: Pick<Player, 'name' | 'phone'>): string {
  return lockKey(personKey(person));
}

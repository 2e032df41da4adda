import type { Locked } from '../../audit/seen-version.ts';
import type { MergeSide } from '../../duplicate/plan-merge.ts';
import { inEnglish } from '../../language/sentence.ts';
import { personKey } from '../../player/person.ts';
import { noSuchPlayer, type Player } from '../../player/player.ts';
import type { RelatedCounts } from '../../port/duplicates.ts';
import { Refusal } from '../../refusal/refusal.ts';
import type { Team } from '../../team/team.ts';
import type { MergingPorts } from './merging-ports.ts';

/** One of two locked records, with its registrations, teams and references. */
export interface LockedRecord extends MergeSide {
  readonly led: readonly Team[];
  readonly hanging: RelatedCounts;
  readonly version: number;
}

/** Two locked records, and the names of their tournaments and teams. */
export interface LockedPair {
  readonly kept: LockedRecord;
  readonly gone: LockedRecord;
  readonly tournaments: ReadonlyMap<number, string>;
  readonly teams: ReadonlyMap<number, string>;
}

/**
 * Locks two records and their names, so that nobody changes them or registers under them until the transaction
 * ends. The order is the same everywhere: tournaments, then teams, then the records, then their names.
 */
export async function lockPair(ports: MergingPorts, keptId: number, goneId: number): Promise<LockedPair> {
  if (keptId === goneId) throw new Refusal('invalid', inEnglish('Please choose two records'));
  const inOrder = [keptId, goneId].toSorted((one, other) => one - other);
  const tournaments = await tournamentsOf(ports, inOrder);
  const [named, teams] = [new Map<number, string>(), new Map<number, string>()];
  for (const id of tournaments) named.set(id, (await ports.tournaments.lockForTeams(id))?.name ?? '');
  for (const id of inOrder) for (const team of await ports.teams.lockOf(id)) teams.set(team.id, team.name);
  const held = new Map<number, Locked<Player>>();
  for (const id of inOrder) held.set(id, await heldOrMerged(ports, id));
  for (const { record } of held.values()) await ports.players.lockByNameAndPhone(personKey(record));
  const now = await tournamentsOf(ports, inOrder);
  if (now.some((id) => !tournaments.includes(id))) throw registeredMeanwhile();
  const [kept, gone] = [await sideOf(ports, held.get(keptId)), await sideOf(ports, held.get(goneId))];
  return { kept, gone, tournaments: named, teams };
}

async function tournamentsOf({ registrations }: MergingPorts, ids: readonly number[]): Promise<readonly number[]> {
  const found = (await Promise.all(ids.map((id) => registrations.ofPlayer(id)))).flat();
  return [...new Set(found.map(({ tournamentId }) => tournamentId))].sort((one, other) => one - other);
}

async function heldOrMerged({ players, duplicates }: MergingPorts, id: number): Promise<Locked<Player>> {
  const held = await players.lock(id);
  if (held !== undefined) return held;
  if (await duplicates.isMerged(id)) throw mergedMeanwhile();
  throw noSuchPlayer();
}

async function sideOf(ports: MergingPorts, held: Locked<Player> | undefined): Promise<LockedRecord> {
  if (held === undefined) throw noSuchPlayer();
  const { record: player, version } = held;
  const [registrations, led, relatedCounts] = [
    await ports.registrations.ofPlayer(player.id),
    await ports.teams.lockLedBy(player.id),
    await ports.duplicates.relatedCounts(player.id),
  ];
  return { player, version, registrations, led, hanging: relatedCounts, asked: relatedCounts.asked };
}

function mergedMeanwhile(): Refusal {
  return new Refusal('conflict', inEnglish('These records were merged already. Please look at the list again.'));
}

function registeredMeanwhile(): Refusal {
  return new Refusal('conflict', inEnglish('One of them has just registered. Please look at the two again.'));
}

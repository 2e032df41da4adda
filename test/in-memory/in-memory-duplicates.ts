import type { Player } from '../../domain/player/player.ts';
import {
  type CarriedMoney,
  Duplicates,
  type FiledPlayer,
  type Hanging,
  type MergeOnFile,
  type MergeToMake,
  type SinceMerge,
} from '../../domain/port/duplicates.ts';
import type { Registration } from '../../domain/registration/registration.ts';
import type { Team } from '../../domain/team/team.ts';
import type { InMemoryPlayers } from './in-memory-players.ts';
import type { InMemoryRegistrations } from './in-memory-registrations.ts';
import type { InMemoryTeams } from './in-memory-teams.ts';

interface Records {
  readonly players: InMemoryPlayers;
  readonly teams: InMemoryTeams;
  readonly registrations: InMemoryRegistrations;
}

interface Kept extends MergeOnFile {
  readonly kept: Player;
  readonly gone: Player;
  readonly moved: readonly number[];
  readonly dropped: readonly Registration[];
  readonly beside: readonly Registration[];
  readonly led: readonly Team[];
  readonly version: number;
  readonly carried: readonly CarriedMoney[];
}

/** Merged records for as long as a test lasts. */
export class InMemoryDuplicates extends Duplicates {
  private merges: readonly Kept[] = [];
  private different: readonly string[] = [];
  private last = 0;

  constructor(private readonly records: Records) {
    super();
  }

  override async candidates(playerId: number | null): Promise<readonly (readonly [Player, Player])[]> {
    const { all } = this.records.players;
    return all.flatMap((one) =>
      all.flatMap((other): [Player, Player][] => {
        const isAsked = playerId === null || [one.id, other.id].includes(playerId);
        const isNew = one.id < other.id && !this.different.includes(pairOf(one.id, other.id));
        return isAsked && isNew ? [[one, other]] : [];
      }),
    );
  }

  override async filed(playerIds: readonly number[]): Promise<readonly FiledPlayer[]> {
    const beside = { createdAt: new Date(0), registeredFor: [], isEmailConfirmed: false };
    return this.records.players.all.filter(({ id }) => playerIds.includes(id)).map((one) => ({ ...one, ...beside }));
  }

  override async callDifferent(oneId: number, otherId: number): Promise<void> {
    this.different = [...this.different, pairOf(oneId, otherId)];
  }

  override async hangingOn(playerId: number): Promise<Hanging> {
    const receivedCents = this.records.registrations
      .everyOf(playerId)
      .reduce((sum, { payment }) => sum + payment.receivedCents, 0);
    return { goals: 0, letters: 0, requests: 0, receivedCents, hasEmergencyContact: false, asked: [] };
  }

  override async merge({ keptId, goneId, collisions, by, at }: MergeToMake): Promise<number> {
    const { players, registrations, teams } = this.records;
    const [kept, gone] = [await players.find(keptId), await players.find(goneId)];
    if (kept === undefined || gone === undefined) throw new Error('Nobody is on file under these numbers');
    const find = async (id: number) => {
      const found = await registrations.withId(id);
      if (found === undefined) throw new Error(`No registration ${id}`);
      return found;
    };
    const dropped = await Promise.all(collisions.map(({ goes }) => find(goes)));
    const beside = await Promise.all(collisions.map(({ stays }) => find(stays)));
    for (const { id } of dropped) registrations.remove(id);
    const moved = registrations.everyOf(goneId);
    for (const one of moved) await registrations.save({ ...one, playerId: keptId });
    const led = teams.all.filter(({ captainId }) => captainId === goneId || captainId === keptId);
    for (const team of led) await teams.save({ ...team, captainId: keptId });
    players.remove(goneId);
    this.last += 1;
    const names = { keptName: kept.name, goneName: gone.name };
    const before = { kept, gone, moved: moved.map(({ id }) => id), dropped, beside, led };
    const merge = { id: this.last, keptId, goneId, ...names, by, at, ...before, version: 0, carried: [] };
    this.merges = [merge, ...this.merges];
    return merge.id;
  }

  override async keepUndo(mergeId: number, carried: readonly CarriedMoney[]): Promise<void> {
    const { players } = this.records;
    this.merges = this.merges.map((one) =>
      one.id === mergeId ? { ...one, carried, version: players.versionOf(one.keptId) } : one,
    );
  }

  override async isMerged(goneId: number): Promise<boolean> {
    return this.merges.some((one) => one.goneId === goneId);
  }

  override async since(moment: Date): Promise<readonly MergeOnFile[]> {
    return this.merges.filter(({ at }) => at > moment).map(shown);
  }

  override async lock(mergeId: number): Promise<MergeOnFile | undefined> {
    const found = this.merges.find(({ id }) => id === mergeId);
    return found && shown(found);
  }

  override async tournamentsOf(mergeId: number): Promise<readonly number[]> {
    const ids = this.records.registrations.everyOf(this.kept(mergeId).keptId).map(({ tournamentId }) => tournamentId);
    return [...new Set(ids)].sort((one, other) => one - other);
  }

  override async doneSince(mergeId: number): Promise<readonly SinceMerge[]> {
    const { keptId, version } = this.kept(mergeId);
    const { players } = this.records;
    const name = (await players.find(keptId))?.name ?? '';
    return players.versionOf(keptId) === version ? [] : [{ name, what: 'changed' }];
  }

  override async undo(mergeId: number): Promise<readonly CarriedMoney[]> {
    const { kept, gone, moved, dropped, beside, led, carried } = this.kept(mergeId);
    const { players, registrations, teams } = this.records;
    await players.save(kept);
    await players.save(gone);
    for (const id of moved) {
      const one = await registrations.withId(id);
      if (one !== undefined) await registrations.save({ ...one, playerId: gone.id });
    }
    for (const one of dropped) registrations.putBack(one);
    for (const one of beside) await registrations.save(one);
    for (const { id, ...before } of led) {
      const team = await teams.lock(id);
      if (team !== undefined)
        await teams.save({ ...team, captainId: before.captainId, captainName: before.captainName });
    }
    this.merges = this.merges.filter(({ id }) => id !== mergeId);
    return carried;
  }

  private kept(mergeId: number): Kept {
    const found = this.merges.find(({ id }) => id === mergeId);
    if (found === undefined) throw new Error(`No merge ${mergeId}`);
    return found;
  }
}

const pairOf = (one: number, other: number) => [one, other].toSorted((first, second) => first - second).join(' ');

function shown({ id, keptId, goneId, keptName, goneName, by, at }: Kept): MergeOnFile {
  return { id, keptId, goneId, keptName, goneName, by, at };
}

import { AddressCache } from './address-cache.ts';
import { CachedReading, type Lifetime } from './cached-reading.ts';
import type { Change, PublicContent } from './change.ts';
import type { Changes } from './changes.ts';
import { staleBy } from './stale-by.ts';

/** Limits of the cache: the maximum number of tournaments whose values are cached. */
const room = { answers: 200, bytes: Number.POSITIVE_INFINITY };

/** Value read of a tournament, and the changes that outdate it. */
interface SharedReading<T> {
  /** Reads the value; undefined for an unknown tournament. */
  readonly read: (tournamentId: number) => Promise<T | undefined>;
  /** Contents of any tournament. */
  readonly shows?: readonly PublicContent[];
  /** Contents of its own tournament. */
  readonly showsOfTournament: readonly PublicContent[];
  /** Returns the value after a change that fully describes itself; undefined if it has to be read again. */
  readonly revised?: (read: T, change: Change) => T | undefined;
  readonly lifetime?: Lifetime;
}

interface Kept<T> {
  readonly reading: CachedReading<T | undefined>;
  isStaleBy(change: Change): boolean;
}

/** Cache of tournament values that several prepared answers use: read once after a change for all of them. */
export class SharedReadings<T> {
  private readonly kept = new AddressCache<Kept<T>>(room);

  constructor(
    private readonly changes: Pick<Changes, 'hear' | 'isHeard' | 'listen'>,
    private readonly shared: SharedReading<T>,
  ) {
    changes.listen((change) => this.hear(change));
  }

  of(tournamentId: number): Promise<T | undefined> {
    const key = String(tournamentId);
    return (this.kept.get(key) ?? this.keep(key, tournamentId)).reading.get();
  }

  private keep(key: string, tournamentId: number): Kept<T> {
    const { read, shows = [], showsOfTournament, lifetime } = this.shared;
    const readOnce = async () => {
      const found = await read(tournamentId);
      if (found === undefined) this.kept.forget(key, kept);
      return found;
    };
    const isStaleBy = staleBy({ shows, showsOfTournament }, tournamentId);
    const kept = { reading: new CachedReading(readOnce, this.changes, lifetime), isStaleBy };
    this.kept.add(key, kept);
    return kept;
  }

  private hear(change: Change | undefined): void {
    const { revised } = this.shared;
    for (const { reading, isStaleBy } of this.kept.all()) {
      if (change !== undefined && !isStaleBy(change)) continue;
      if (change === undefined || revised === undefined) reading.outdate();
      else reading.revise((read) => read && revised(read, change));
    }
  }
}

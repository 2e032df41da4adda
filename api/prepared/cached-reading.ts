/** Greatest age of a public answer, in milliseconds. */
export const oldestMs = 1000;

/** Source of changes: tells whether all up to a second ago were received, and can wait until all up to a moment ago are. */
interface ChangeSource {
  isHeard(now: number): boolean;
  hear(): Promise<boolean>;
}

/** Cache entry with the time of its read and its expiry. */
interface Kept<T> {
  readonly value: T;
  readonly readAt: number;
  /** Expiry, in milliseconds of the lifetime's clock. */
  readonly until: number;
}

/** Lifetime of a value that does not change, in milliseconds of its own clock. */
export interface Lifetime {
  now(): number;
  end(): number;
}

const unlimited: Lifetime = { now: () => 0, end: () => Number.POSITIVE_INFINITY };

/** Read in progress; a change since its start makes it outdated. */
interface Running<T> {
  readonly result: Promise<T>;
  isOutdated: boolean;
}

/**
 * Shared cache of one read value, kept until it changes: nobody gets a value that is outdated by more than a second, and
 * only one read runs at a time.
 */
export class CachedReading<T> {
  private kept: Kept<T> | undefined;
  private running: Running<T> | undefined;
  private following: Promise<T> | undefined;

  constructor(
    private readonly read: () => Promise<T>,
    private readonly hearing: ChangeSource,
    private readonly lifetime: Lifetime = unlimited,
  ) {}

  /** Cached value if it is certainly current; undefined if it has to be read or confirmed first. */
  get fresh(): T | undefined {
    return this.freshIn(performance.now())?.value;
  }

  /** Returns the current value; concurrent callers share one read. */
  async get(): Promise<T> {
    const known = this.freshIn(performance.now());
    if (known !== undefined) return known.value;
    if (this.kept !== undefined) await this.hearing.hear();
    const kept = this.freshIn(performance.now());
    return kept === undefined ? this.readOnce() : kept.value;
  }

  /** Invalidates the value: later callers do not get a value read before. */
  outdate(): void {
    this.kept = undefined;
    if (this.running !== undefined) this.running.isOutdated = true;
  }

  /** Replaces the cached value after a change by the result of `revised`; invalidates it if that is undefined. */
  revise(revised: (kept: T) => T | undefined): void {
    const { kept } = this;
    const value = kept && revised(kept.value);
    if (kept === undefined || value === undefined || this.running !== undefined) this.outdate();
    else this.kept = { ...kept, value };
  }

  private freshIn(now: number): Kept<T> | undefined {
    const { kept } = this;
    if (kept === undefined || this.lifetime.now() >= kept.until) return undefined;
    return this.hearing.isHeard(now) || now - kept.readAt < oldestMs ? kept : undefined;
  }

  private readOnce(): Promise<T> {
    if (this.running === undefined) this.running = this.begin();
    if (!this.running.isOutdated) return this.running.result;
    this.following ??= this.running.result.then(ended, ended).then(() => {
      this.following = undefined;
      return this.readOnce();
    });
    return this.following;
  }

  private begin(): Running<T> {
    const readAt = performance.now();
    const until = this.lifetime.end();
    const result = this.read().then(
      (value) => {
        this.running = undefined;
        if (!running.isOutdated) this.kept = { value, readAt, until };
        return value;
      },
      (error: unknown) => {
        this.running = undefined;
        throw error;
      },
    );
    const running: Running<T> = { result, isOutdated: false };
    return running;
  }
}

const ended = () => undefined;

/** Passes the value to `use`, synchronously if it is cached. */
export function useReading<T>(reading: CachedReading<T>, use: (read: T) => void, fail: () => void): void {
  const { fresh } = reading;
  if (fresh === undefined) reading.get().then(use, fail);
  else use(fresh);
}

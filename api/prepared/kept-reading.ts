/** Nothing is shown to anybody that was so longer ago than this, in milliseconds. */
export const oldestMs = 1000;

/** Hears of changes: whether of all until a second ago, and otherwise of all until a moment ago. */
export interface Hearing {
  isHeard(now: number): boolean;
  hear(): Promise<boolean>;
}

/** What is kept, since when, and until when at most. */
interface Kept<T> {
  readonly value: T;
  readonly readAt: number;
  /** In milliseconds of the clock. */
  readonly until: number;
}

/** How long things stay as they are without any change, in milliseconds of the clock that they go by. */
export interface Lifetime {
  now(): number;
  end(): number;
}

const unlimited: Lifetime = { now: () => 0, end: () => Number.POSITIVE_INFINITY };

/** Somebody waits for it; what has changed since it began makes it outdated. */
interface Running<T> {
  readonly result: Promise<T>;
  isOutdated: boolean;
}

/**
 * Something read for everybody who asks, and kept until it changes: nobody gets what was so more than a second ago, and however many
 * wait, one reading runs at a time.
 */
export class KeptReading<T> {
  private kept: Kept<T> | undefined;
  private running: Running<T> | undefined;
  private following: Promise<T> | undefined;

  constructor(
    private readonly read: () => Promise<T>,
    private readonly hearing: Hearing,
    private readonly lifetime: Lifetime = unlimited,
  ) {}

  /** What is kept and still so, at once; undefined when it has to be read, or asked for, first. */
  get fresh(): T | undefined {
    return this.freshIn(performance.now())?.value;
  }

  /** What is so now; all who ask meanwhile share one reading. */
  async get(): Promise<T> {
    const known = this.freshIn(performance.now());
    if (known !== undefined) return known.value;
    if (this.kept !== undefined) await this.hearing.hear();
    const kept = this.freshIn(performance.now());
    return kept === undefined ? this.readOnce() : kept.value;
  }

  /** Something has changed: nobody who asks from now on gets what was read before. */
  outdate(): void {
    this.kept = undefined;
    if (this.running !== undefined) this.running.isOutdated = true;
  }

  /** Something has changed, and what is so now follows from what is kept, or it does not: undefined. */
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

/** Uses what is read at once where it is known. */
export function whenRead<T>(reading: KeptReading<T>, use: (read: T) => void, fail: () => void): void {
  const { fresh } = reading;
  if (fresh === undefined) reading.get().then(use, fail);
  else use(fresh);
}

/** A reading is never older when somebody gets it. */
const oldestMs = 1000;

/** Something read for everybody who asks: at most a second old, and read again after every change. */
export class SharedReading<T> {
  private latest: T | undefined;
  private reading: Promise<T> | undefined;
  private readAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly read: () => Promise<T>) {}

  /** What was read within the last second, at once; undefined when it has to be read first. */
  get fresh(): T | undefined {
    return this.isFresh ? this.latest : undefined;
  }

  /** What is so now; all who ask meanwhile share one reading. */
  get(): Promise<T> {
    if (this.reading === undefined || !this.isFresh) this.reading = this.readNow();
    return this.reading;
  }

  /** Something has changed: nobody gets what was read before. */
  expire(): void {
    this.readAt = Number.NEGATIVE_INFINITY;
    this.latest = undefined;
  }

  private get isFresh(): boolean {
    return performance.now() - this.readAt < oldestMs;
  }

  private async readNow(): Promise<T> {
    const startedAt = performance.now();
    this.readAt = startedAt;
    this.latest = undefined;
    try {
      const value = await this.read();
      if (this.readAt === startedAt) this.latest = value;
      return value;
    } catch (error) {
      if (this.readAt === startedAt) this.expire();
      throw error;
    }
  }
}

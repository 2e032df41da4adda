import { SharedReading } from './shared-reading.ts';

/** Shared readings of many things of a kind, each by its key; of more than are kept the oldest is forgotten. */
export class SharedReadings<K, T> {
  private readonly readings = new Map<K, SharedReading<T>>();

  constructor(
    private readonly most: number,
    private readonly read: (key: K) => Promise<T>,
  ) {}

  of(key: K): SharedReading<T> {
    const known = this.readings.get(key);
    if (known !== undefined) return known;
    for (const oldest of this.readings.keys()) {
      if (this.readings.size < this.most) break;
      this.readings.delete(oldest);
    }
    const reading = new SharedReading(() => this.read(key));
    this.readings.set(key, reading);
    return reading;
  }

  /** Something has changed: nobody gets what was read before. */
  expire(): void {
    for (const reading of this.readings.values()) reading.expire();
  }
}

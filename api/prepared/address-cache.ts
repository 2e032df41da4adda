/** Limits of a cache. */
export interface Room {
  readonly answers: number;
  readonly bytes: number;
}

/** Cache entry with the sequence number of its last request. */
interface Place<T> {
  readonly url: string;
  readonly kept: T;
  askedAt: number;
  bytes: number;
}

/** Cache by address; without room, it evicts the entry that has not been requested for longest. */
export class AddressCache<T> {
  private readonly places = new Map<string, Place<T>>();
  private asked = 0;
  private bytes = 0;

  constructor(private readonly room: Room) {}

  /** Returns the cached value of an address, and marks it as requested. */
  get(url: string): T | undefined {
    const place = this.places.get(url);
    if (place === undefined) return undefined;
    this.asked += 1;
    place.askedAt = this.asked;
    return place.kept;
  }

  add(url: string, kept: T): void {
    while (this.places.size >= this.room.answers) this.forgetOldest();
    this.asked += 1;
    this.places.set(url, { url, kept, askedAt: this.asked, bytes: 0 });
  }

  /** Sets the size of an entry in bytes, and evicts others if necessary. */
  weigh(url: string, kept: T, bytes: number): void {
    const place = this.places.get(url);
    if (place?.kept !== kept) return;
    this.bytes += bytes - place.bytes;
    place.bytes = bytes;
    while (this.bytes > this.room.bytes) this.forgetOldest();
  }

  forget(url: string, kept: T): void {
    const place = this.places.get(url);
    if (place?.kept === kept) this.remove(place);
  }

  *all(): Iterable<T> {
    for (const { kept } of this.places.values()) yield kept;
  }

  private forgetOldest(): void {
    let oldest: Place<T> | undefined;
    for (const place of this.places.values()) {
      if (oldest === undefined || place.askedAt < oldest.askedAt) oldest = place;
    }
    if (oldest !== undefined) this.remove(oldest);
  }

  private remove(place: Place<T>): void {
    this.places.delete(place.url);
    this.bytes -= place.bytes;
  }
}

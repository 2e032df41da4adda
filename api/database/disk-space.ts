/** Milliseconds for which the disk counts as full after a write found no room; then a write is tried again. */
const quietMs = 10_000;

/** Error codes for a full disk, from PostgreSQL and from the operating system. */
const noRoom = new Set<unknown>(['53100', 'ENOSPC']);

/** Returns whether an error means that a disk is full. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && noRoom.has(error.code);
}

/** State of the database's disk as this process knows it; assumed to have room until a write fails. */
export class DiskSpace {
  private fullAt: number | undefined;

  constructor(private readonly quiet = quietMs) {}

  /** Records an answered error, if it reports a full disk. */
  heardOf(error: unknown): void {
    if (isDiskFull(error)) this.fullAt = performance.now();
  }

  /** Returns whether the disk is still full; `write` needs room and fails if there is none. */
  async isFull(write: () => Promise<unknown>): Promise<boolean> {
    if (this.fullAt === undefined) return false;
    if (performance.now() - this.fullAt < this.quiet) return true;
    await write().then(
      () => {
        this.fullAt = undefined;
      },
      (error: unknown) => {
        if (!isDiskFull(error)) this.fullAt = undefined;
        this.heardOf(error);
      },
    );
    return this.fullAt !== undefined;
  }
}

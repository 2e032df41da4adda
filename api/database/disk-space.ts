/** So long after a write found no room the disk is taken to be full, in milliseconds; then it is tried. */
const quietMs = 10_000;

/** PostgreSQL's word for it, and the machine's. */
const noRoom = new Set<unknown>(['53100', 'ENOSPC']);

/** Whether an error means that there is no room left on a disk. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && noRoom.has(error.code);
}

/** What this process knows of the room on the database's disk: nothing, until a write has failed for want of it. */
export class DiskSpace {
  private fullAt: number | undefined;

  constructor(private readonly quiet = quietMs) {}

  /** Hears of every error that was answered. */
  heardOf(error: unknown): void {
    if (isDiskFull(error)) this.fullAt = performance.now();
  }

  /** Whether it is full still; `write` needs room, and fails where there is none. */
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

/** Registrations to remind: these ids, those of one tournament, or all. */
export interface WaiverSelection {
  readonly ids: readonly number[] | null;
  readonly tournamentId: number | null;
}

/** Unconfirmed waivers of tournaments to come, and when their families were reminded. */
export abstract class OpenWaivers {
  /**
   * Marks those of the given registrations as reminded now that were not reminded since a moment, and returns their ids. Two
   * concurrent calls remind different ones. A registration whose parent refused is not reminded again.
   */
  abstract remind(meant: WaiverSelection, now: Date, notSince: Date): Promise<readonly number[]>;
}

/** Which registrations are meant: these, or those of one tournament, or all. */
export interface WaiversMeant {
  readonly ids: readonly number[] | null;
  readonly tournamentId: number | null;
}

/** The waivers of tournaments to come that nobody has confirmed, and when their families were reminded. */
export abstract class OpenWaivers {
  /**
   * Notes that those among the meant are reminded now who were not since a moment, and answers which registrations these are:
   * of two who remind at once, each reminds others. Whose parent has refused is not asked again.
   */
  abstract remind(meant: WaiversMeant, now: Date, notSince: Date): Promise<readonly number[]>;
}

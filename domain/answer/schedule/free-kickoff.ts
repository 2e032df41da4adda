/** A field and a kick-off to which a game can go without a conflict; ISO 8601. */
export interface FreeKickoff {
  readonly field: string;
  readonly startTime: string;
}

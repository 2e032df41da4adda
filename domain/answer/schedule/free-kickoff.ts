/** Field and kick-off to which a game can move without a conflict; ISO 8601. */
export interface FreeKickoff {
  readonly field: string;
  readonly startTime: string;
}

/** The codes that are on their way to addresses on file: one for each player. */
export abstract class ContactCodes {
  /** When the last code was sent to a player, or undefined. */
  abstract sentAt(playerId: number): Promise<Date | undefined>;
  /** Keeps a code in the place of any before it. */
  abstract keep(code: { playerId: number; code: string; sentAt: Date; expiresAt: Date }): Promise<void>;
  /** Whether this is the player's code now; one that is right is used up. */
  abstract use(playerId: number, code: string, now: Date): Promise<boolean>;
  /** A code that is on its way to a player opens nothing any more. */
  abstract drop(playerId: number): Promise<void>;
}

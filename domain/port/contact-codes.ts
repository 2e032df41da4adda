/** Codes mailed to addresses on file: at most one per player. */
export abstract class ContactCodes {
  /** Returns the time at which the last code was sent to a player, or undefined. */
  abstract sentAt(playerId: number): Promise<Date | undefined>;
  /** Stores a code and replaces any earlier one. */
  abstract keep(code: { playerId: number; code: string; sentAt: Date; expiresAt: Date }): Promise<void>;
  /** Returns whether this is the player's current code; a correct code is used up. */
  abstract use(playerId: number, code: string, now: Date): Promise<boolean>;
  /** Invalidates the code that was sent to a player. */
  abstract drop(playerId: number): Promise<void>;
}

/** Codes mailed to addresses on file: at most one for a player and a session, which alone can use it. */
export abstract class ContactCodes {
  /** Returns the time at which the session's last code for a player was sent, or undefined. */
  abstract sentAt(playerId: number, sessionId: string): Promise<Date | undefined>;
  /** Stores a code and replaces any earlier one of the session. */
  abstract keep(code: ContactCode): Promise<void>;
  /** Returns whether this is the session's current code for the player; a correct code is used up. */
  abstract use(entered: EnteredCode, now: Date): Promise<boolean>;
  /** Invalidates the codes that were sent to a player. */
  abstract drop(playerId: number): Promise<void>;
}

/** Code entered by a session. */
export interface EnteredCode {
  readonly playerId: number;
  readonly sessionId: string;
  readonly code: string;
}

/** Code on its way. */
export interface ContactCode extends EnteredCode {
  readonly sentAt: Date;
  readonly expiresAt: Date;
}

/** Addresses on file: which session wrote one, and whether its mailbox has answered, so its owner reads the mail. */
export abstract class Mailboxes {
  /** Returns the time at which an address was first confirmed, or undefined. Case is ignored. */
  abstract confirmedAt(address: string): Promise<Date | undefined>;
  /** Confirms an address, since something mailed there came back; a second call changes nothing. */
  abstract confirm(address: string, at: Date): Promise<void>;
  /** Notes the session that wrote addresses; one that is known already stays as it is. */
  abstract write(addresses: readonly string[], sessionId: string): Promise<void>;
  /** Returns whether a session wrote an address whose mailbox has not answered since. */
  abstract isUnansweredOf(sessionId: string, address: string): Promise<boolean>;
}

/** Confirmed addresses: a code or link that was mailed to the address came back, so its owner reads the mail. */
export abstract class Mailboxes {
  /** Returns the time at which an address was first confirmed, or undefined. Case is ignored. */
  abstract confirmedAt(address: string): Promise<Date | undefined>;
  /** Confirms an address, since something mailed there came back; a second call changes nothing. */
  abstract confirm(address: string, at: Date): Promise<void>;
}

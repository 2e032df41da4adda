/** The addresses whose mail is read by whoever claims them: a code or link that was mailed there has come back. */
export abstract class Mailboxes {
  /** When an address was first confirmed, or undefined; upper and lower case are one. */
  abstract confirmedAt(address: string): Promise<Date | undefined>;
  /** Something mailed to this address came back; a second time changes nothing. */
  abstract confirm(address: string, at: Date): Promise<void>;
}

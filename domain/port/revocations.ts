/** Taking back what sessions were trusted with. */
export abstract class Revocations {
  /** Every session's trust with a player ends: to look at, to change, and to register again. */
  abstract ofPlayer(playerId: number): Promise<void>;
  /** Nobody sees the contact in full any more; one session can be spared. */
  abstract ofContact(playerId: number, sparedSession: string | null): Promise<void>;
  /** Every session's trust with the page of a team ends. */
  abstract ofCaptain(teamId: number): Promise<void>;
  /** An organizer is signed out everywhere; one session can be spared. */
  abstract ofOrganizer(accountId: number, sparedSession: string | null): Promise<void>;
}

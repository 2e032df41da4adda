/** Revocation of rights that sessions have gained. */
export abstract class Revocations {
  /** Hides a player's full contact details in all sessions, except in `sparedSession`. */
  abstract ofContact(playerId: number, sparedSession: string | null): Promise<void>;
  /** Ends the rights of all sessions over a team's page. */
  abstract ofCaptain(teamId: number): Promise<void>;
  /** Signs an organizer out everywhere, except in `sparedSession`. */
  abstract ofOrganizer(accountId: number, sparedSession: string | null): Promise<void>;
}

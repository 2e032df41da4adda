/** The invitations that leave before their captain's mailbox has answered. */
export abstract class EarlyInvitations {
  /**
   * Takes up to so many of the hour's allowance for whoever is asking, which the adapter knows by itself; answers how many
   * there were. For organizers there is no limit.
   */
  abstract take(wanted: number): Promise<number>;
}

/** The invitations that leave, first before their captain's mailbox has answered, and then at all. */
export abstract class EarlyInvitations {
  /**
   * Takes up to so many of the hour's allowance for whoever is asking, which the adapter knows by itself; answers how many
   * there were. For organizers there is no limit.
   */
  abstract take(wanted: number): Promise<number>;
  /** The same of the day's allowance, which holds whether the captain's mailbox has answered or not. */
  abstract takeOfDay(wanted: number): Promise<number>;
}

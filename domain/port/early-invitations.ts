/** Limits of invitations: per hour before the captain's mailbox is confirmed, and per day in any case. */
export abstract class EarlyInvitations {
  /**
   * Takes up to `wanted` invitations of the hour's allowance of the requester, whom the adapter knows by itself, and returns the
   * number taken. Organizers have no limit.
   */
  abstract take(wanted: number): Promise<number>;
  /** Takes invitations of the day's allowance in the same way, whether the captain's mailbox is confirmed or not. */
  abstract takeOfDay(wanted: number): Promise<number>;
}

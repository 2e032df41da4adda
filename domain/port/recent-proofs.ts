/** Latest proof of identity of a signed-in organizer. */
export abstract class RecentProofs {
  /** Refuses an organizer's action unless they proved their identity within the last minutes; nobody else is checked. */
  abstract demand(): Promise<void>;
}

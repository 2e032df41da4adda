/** The proof that an organizer who is signed in gave last. */
export abstract class RecentProofs {
  /** Refuses what an organizer does unless it was proved within the last minutes who they are; nobody else is asked. */
  abstract demand(): Promise<void>;
}

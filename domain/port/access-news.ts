/** An owner of the site, as somebody who hears of access that is made. */
export interface OwnerReached {
  readonly id: number;
  readonly name: string;
  readonly email: string;
}

/** Access that was made or shown, by its entry of the audit. */
export interface AccessMade {
  readonly auditId: number;
  /** What happened, as the audit says it. */
  readonly sentence: string;
  /** The account that was an owner's until now. */
  readonly formerOwnerId: number | null;
  /** Whether letters leave. */
  readonly isMailed: boolean;
}

/** What owners see of access that was made or shown, until they close it. */
export abstract class AccessNews {
  /** The owners whose accounts are open, and the one whose account this number is. */
  abstract owners(alsoId: number | null): Promise<readonly OwnerReached[]>;
  /** An owner sees an entry of the audit from the next sign-in on. */
  abstract keep(ownerId: number, auditId: number): Promise<void>;
}

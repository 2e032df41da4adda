/** Site owner who is notified when access is granted or shown. */
export interface NotifiedOwner {
  readonly id: number;
  readonly name: string;
  readonly email: string;
}

/** Access that was granted or shown, identified by its audit entry. */
export interface GrantedAccess {
  readonly auditId: number;
  /** Sentence of the audit that says what happened. */
  readonly sentence: string;
  /** Account that was an owner's until this change. */
  readonly formerOwnerId: number | null;
  /** Whether letters about it are sent. */
  readonly isMailed: boolean;
}

/** Notices to owners about access that was granted or shown; each stays until its owner closes it. */
export abstract class AccessNotices {
  /** Returns the owners whose accounts are open, and the account with the given number. */
  abstract owners(alsoId: number | null): Promise<readonly NotifiedOwner[]>;
  /** Shows an audit entry to an owner from the next sign-in on. */
  abstract keep(ownerId: number, auditId: number): Promise<void>;
}

import type { PlayerRecord } from './player-record.ts';

/** Record of the Player ID page as the code from the mailbox on file opens it. */
export interface ConfirmedRecord extends PlayerRecord {
  /** Sealed part of the link to the waiver; null unless the code has just proved the signer's mailbox and the waiver is not confirmed. */
  readonly sealedWaiver: string | null;
  /** Whether a code or a link has just proved the signer's mailbox: the session may see the whole record, withdraw and erase. */
  readonly isSigner?: boolean;
}

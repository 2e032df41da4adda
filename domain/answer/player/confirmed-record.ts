import type { Contact } from '../../player/player.ts';
import type { PlayerRecord } from './player-record.ts';

/** Record of the Player ID page behind the code from the mailbox on file, with the unconfirmed contact of the last registration. */
export interface ConfirmedRecord extends PlayerRecord {
  readonly otherContact: Contact | null;
  /** Sealed part of the link to the waiver; null unless the code has just proved the signer's mailbox and the waiver is not confirmed. */
  readonly sealedWaiver: string | null;
}

import type { Contact } from '../../player/player.ts';
import type { PlayerRecord } from './player-record.ts';

/** The Player ID page's record with the contact that came with the last registration, which waits to be confirmed. */
export interface ConfirmedRecord extends PlayerRecord {
  readonly otherContact: Contact | null;
}

import type { Contact } from '../../player/player.ts';
import type { PlayerRecord } from './player-record.ts';

/** Record of the Player ID page with the unconfirmed contact of the last registration. */
export interface ConfirmedRecord extends PlayerRecord {
  readonly otherContact: Contact | null;
}

import type { Sibling } from '../../use-case/record/signer.ts';
import type { ConfirmedRecord } from './confirmed-record.ts';
import type { WholeRecord } from './whole-record.ts';

/** Record of the Player ID page for the player's signer, with all stored data. */
export interface SignersRecord {
  readonly player: ConfirmedRecord;
  readonly record: WholeRecord;
  readonly siblings: readonly Sibling[];
}

import type { WaiverState } from '../../waiver/waiver.ts';

/** What the page of a waiver shows: whose it is, whether it is signed, and who gave it. */
export interface WaiverShown {
  readonly playerName: string;
  readonly birthYear: number | null;
  readonly tournament: string;
  readonly version: string;
  readonly signed: boolean;
  readonly state: WaiverState;
  readonly signer: string | null;
  readonly signedAt: string | null;
  /** The address the registration came with, masked. */
  readonly claimedFrom: string;
  readonly likenessAllowed: boolean | null;
}

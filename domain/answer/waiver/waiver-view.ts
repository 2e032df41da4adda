import type { WaiverState } from '../../rule/waiver/waiver.ts';

/** Waiver as its page shows it: player, state and signer. */
export interface WaiverView {
  readonly playerName: string;
  readonly birthYear: number | null;
  readonly tournament: string;
  readonly version: string;
  readonly signed: boolean;
  readonly state: WaiverState;
  readonly signer: string | null;
  readonly signedAt: string | null;
  readonly likenessAllowed: boolean | null;
}

import { isMinor } from '../player/player.ts';

/** The acceptance of the waiver, a legal record: who signed for whom, which version, when, from what address. */
export interface WaiverSignature {
  readonly signer: string;
  readonly relationship: 'self' | 'parent' | 'guardian';
  readonly version: string;
  readonly isLikenessAllowed: boolean;
  readonly signedAt: Date;
  readonly address: string;
}

/** Who can sign for a player, or undefined: an adult alone, a guardian when the player is under 18. */
export function waiverSigner(
  player: { readonly name: string; readonly birthYear: number | null; readonly parentName: string | null },
  year: number,
): Pick<WaiverSignature, 'signer' | 'relationship'> | undefined {
  if (!isMinor(player, year)) return { signer: player.name, relationship: 'self' };
  return player.parentName === null ? undefined : { signer: player.parentName, relationship: 'guardian' };
}

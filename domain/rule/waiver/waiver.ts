import type { Language } from '../language/language.ts';
import { isMinor, type Player } from '../player/player.ts';

/** Acceptance of the waiver, a legal record: who signed for whom, which version, when, from what address. */
export interface WaiverSignature {
  readonly signer: string;
  readonly relationship: 'self' | 'parent' | 'guardian';
  readonly version: string;
  /** Language in which the text was read. */
  readonly language: Language;
  readonly isLikenessAllowed: boolean;
  readonly signedAt: Date;
  readonly address: string;
  /** Proof that the signer agreed; null while somebody has only claimed it for a minor. */
  readonly confirmed: WaiverConfirmation | null;
}

/** Proof by an adult's own word, by the parent's mailbox, or by a paper that an organizer holds. */
export interface WaiverConfirmation {
  readonly at: Date;
  readonly by: 'self' | 'mailbox' | 'paper';
}

/** States of a waiver: unsigned, claimed by the sender of a form for a minor, or confirmed. */
export const waiverStates = ['unsigned', 'claimed', 'confirmed'] as const;

export type WaiverState = (typeof waiverStates)[number];

export function waiverState(waiver: WaiverSignature | null): WaiverState {
  if (waiver === null) return 'unsigned';
  return waiver.confirmed === null ? 'claimed' : 'confirmed';
}

/** Returns the address of a player's signer: a minor's parent, or the family's address where no parent has one on file. */
export function signersAddress(player: Pick<Player, 'birthYear' | 'email' | 'parentEmail'>, year: number): string {
  return isMinor(player, year) ? (player.parentEmail ?? player.email) : player.email;
}

/** Returns the signer of a player, or undefined: who is surely 18 signs alone, for everybody else a guardian. */
export function waiverSigner(
  player: { readonly name: string; readonly birthYear: number | null; readonly parentName: string | null },
  year: number,
): Pick<WaiverSignature, 'signer' | 'relationship'> | undefined {
  if (!isMinor(player, year)) return { signer: player.name, relationship: 'self' };
  return player.parentName === null ? undefined : { signer: player.parentName, relationship: 'guardian' };
}

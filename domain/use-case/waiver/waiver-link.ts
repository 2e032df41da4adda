import type { Needs } from '../../port/ports.ts';
import type { Seal } from '../../port/seal.ts';
import type { Language } from '../../rule/language/language.ts';
import type { Sentence } from '../../rule/language/sentence.ts';
import { type LetterPart, linkTo } from '../../rule/mail/letter.ts';
import type { Player } from '../../rule/player/player.ts';
import type { Registration } from '../../rule/registration/registration.ts';
import { easternYear } from '../../rule/time/eastern.ts';
import { signersAddress } from '../../rule/waiver/waiver.ts';
import { isInForce, linkOf, sealLink } from '../mail/sealed-link.ts';

/** Content of a waiver link: the registration, and a mark of the address it was mailed to. */
export interface WaiverLink {
  readonly registrationId: number;
  readonly addressMark: string;
  /** Language of the page for the signer; undefined where none was chosen. */
  readonly language?: Language | undefined;
}

interface MaybeSigned {
  readonly player: Player;
  readonly registration: Pick<Registration, 'id'>;
  readonly now: Date;
}

/** Creates the link by which the signer answers for a waiver. */
export function waiverLink(mail: Needs<'links' | 'seal'>, asked: MaybeSigned, label: Sentence): LetterPart {
  return linkTo(label, waiverAddress(mail, asked));
}

/** Returns the URL of such a link. */
export function waiverAddress({ links, seal }: Needs<'links' | 'seal'>, asked: MaybeSigned): string {
  return links.sealed('waiver', sealedWaiver(seal, asked));
}

/** Seals the part of the link that gives the right. */
export function sealedWaiver(seal: Seal, { player, registration, now }: MaybeSigned): string {
  const values = { mailbox: signersAddress(player, easternYear(now)) };
  return sealLink(seal, 'waiver', { ids: [registration.id], values, now });
}

/** Reads the content of a link; undefined for an invalid one. */
export function readWaiverLink(text: string | undefined): WaiverLink | undefined {
  const { ids: [id] = [], values: [addressMark] = [] } = linkOf('waiver', text) ?? {};
  return id === undefined || addressMark === undefined ? undefined : { registrationId: id, addressMark };
}

/** Tells whether a link was mailed to the signer's present address. */
export function isStillTheirs({ addressMark: given }: WaiverLink, seal: Seal, player: Player, now: Date): boolean {
  return isInForce(seal, 'waiver', { values: [given] }, { mailbox: signersAddress(player, easternYear(now)) });
}

/** Returns the mark of the signer's present address. */
export function addressMark(seal: Seal, player: Player, now: Date): string {
  return seal.mark(signersAddress(player, easternYear(now)).toLowerCase());
}

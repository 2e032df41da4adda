import type { Language } from '../../language/language.ts';
import type { Sentence } from '../../language/sentence.ts';
import { type LetterPart, linkTo } from '../../mail/letter.ts';
import type { Player } from '../../player/player.ts';
import type { Needs } from '../../port/ports.ts';
import type { Seal } from '../../port/seal.ts';
import type { Registration } from '../../registration/registration.ts';
import { easternYear } from '../../time/eastern.ts';
import { signersAddress } from '../../waiver/waiver.ts';
import { isInForce, linkOf, sealLink } from '../mail/sealed-link.ts';

/** What is sealed into a link: the registration, and a mark of the address it was mailed to. */
export interface WaiverLink {
  readonly registrationId: number;
  readonly addressMark: string;
  /** In which whoever follows it reads; undefined where they do not say. */
  readonly language?: Language | undefined;
}

interface MaybeSigned {
  readonly player: Player;
  readonly registration: Pick<Registration, 'id'>;
  readonly now: Date;
}

/** The link with which the one who signs answers for a waiver. */
export function waiverLink(mail: Needs<'links' | 'seal'>, asked: MaybeSigned, label: Sentence): LetterPart {
  return linkTo(label, waiverAddress(mail, asked));
}

/** The address that such a link leads to. */
export function waiverAddress(
  { links, seal }: Needs<'links' | 'seal'>,
  { player, registration, now }: MaybeSigned,
): string {
  const values = { mailbox: signersAddress(player, easternYear(now)) };
  return links.sealed('waiver', sealLink(seal, 'waiver', { ids: [registration.id], values, now }));
}

/** What was sealed into a link, or undefined. */
export function readWaiverLink(text: string | undefined): WaiverLink | undefined {
  const { ids: [id] = [], values: [addressMark] = [] } = linkOf('waiver', text) ?? {};
  return id === undefined || addressMark === undefined ? undefined : { registrationId: id, addressMark };
}

/** Whether a link was mailed to the address at which the one who signs is reached now. */
export function isStillTheirs({ addressMark: given }: WaiverLink, seal: Seal, player: Player, now: Date): boolean {
  return isInForce(seal, 'waiver', { values: [given] }, { mailbox: signersAddress(player, easternYear(now)) });
}

/** A mark of the address at which the one who signs for a player is reached now. */
export function addressMark(seal: Seal, player: Player, now: Date): string {
  return seal.mark(signersAddress(player, easternYear(now)).toLowerCase());
}

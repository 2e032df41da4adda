import type { Language } from '../../language/language.ts';
import { type LetterPart, linkTo } from '../../mail/letter.ts';
import type { Player } from '../../player/player.ts';
import type { Needs } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';
import { easternYear } from '../../time/eastern.ts';
import { signersAddress } from '../../waiver/waiver.ts';
import { linkOf, sealLink } from '../mail/sealed-link.ts';

/** Content of a link to change or cancel: the player, and a mark of the address it was mailed to. */
export interface ChangeRequestLink {
  readonly playerId: number;
  readonly addressMark: string;
  /** Language of the page for the family; undefined where none was chosen. */
  readonly language?: Language | undefined;
}

/** Creates the link to the page on which a family changes or cancels the registrations of a player. */
export function changeRequestLink({ links, seal }: Needs<'links' | 'seal'>, player: Player, now: Date): LetterPart {
  const values = { mailbox: signersAddress(player, easternYear(now)) };
  const sealed = sealLink(seal, 'change-request', { ids: [player.id], values, now });
  return linkTo('Change or cancel', links.sealed('change-request', sealed));
}

/** Reads the content of a link; undefined for an invalid one. */
export function readChangeRequestLink(text: string | undefined): ChangeRequestLink | undefined {
  const { ids: [playerId] = [], values: [addressMark] = [] } = linkOf('change-request', text) ?? {};
  return playerId === undefined || addressMark === undefined ? undefined : { playerId, addressMark };
}

/** Returns the refusal of a link that is forged, expired or of an address no longer on file: all three look the same. */
export function changeRequestLinkEnded(): Refusal {
  return new Refusal('not-found', 'This link no longer works. Please ask for a new one.');
}

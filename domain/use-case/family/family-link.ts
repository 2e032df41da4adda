import type { Language } from '../../language/language.ts';
import { type LetterPart, linkTo } from '../../mail/letter.ts';
import { mailedLinks } from '../../mail/mailed-link.ts';
import type { Player } from '../../player/player.ts';
import type { Needs } from '../../port/ports.ts';
import { easternYear } from '../../time/eastern.ts';
import { signersAddress } from '../../waiver/waiver.ts';
import { linkOf, sealLink } from '../mail/sealed-link.ts';

/** Days for which a family's link is valid: a link that can erase must not lie in a mailbox for long. */
export const familyLinkDays = mailedLinks.family.days;

/** Maximum of children named in a link; with several of them the family is still identified when others are erased. */
const mostNamed = 10;

/** Content of a family's link: its children, and a mark of the address it was mailed to. */
export interface FamilyLink {
  readonly playerIds: readonly number[];
  readonly addressMark: string;
  /** Language of the page for the family; undefined where none was chosen. */
  readonly language?: Language | undefined;
}

/** Creates the link to the page of these children, who all have one address. */
export function familyLink(
  { links, seal }: Needs<'links' | 'seal'>,
  children: readonly [Player, ...Player[]],
  now: Date,
): LetterPart {
  const ids = children.slice(0, mostNamed).map(({ id }) => id);
  const values = { mailbox: signersAddress(children[0], easternYear(now)) };
  const sealed = sealLink(seal, 'family', { ids, values, now });
  return linkTo('See, download, withdraw or erase', links.sealed('family', sealed));
}

/** Reads the content of a link; undefined for an invalid one. */
export function readFamilyLink(text: string | undefined): FamilyLink | undefined {
  const { ids: playerIds, values: [addressMark] = [] } = linkOf('family', text) ?? {};
  return playerIds === undefined || addressMark === undefined ? undefined : { playerIds, addressMark };
}

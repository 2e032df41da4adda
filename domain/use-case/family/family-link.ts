import type { Language } from '../../language/language.ts';
import { type LetterPart, linkTo } from '../../mail/letter.ts';
import { mailedLinks } from '../../mail/mailed-link.ts';
import type { Player } from '../../player/player.ts';
import type { Needs } from '../../port/ports.ts';
import { easternYear } from '../../time/eastern.ts';
import { signersAddress } from '../../waiver/waiver.ts';
import { linkOf, sealLink } from '../mail/sealed-link.ts';

/** A link that erases does not lie about in a mailbox for long, in days. */
export const familyLinkDays = mailedLinks.family.days;

/** By so many children a family is known again when others of them are erased. */
const mostNamed = 10;

/** What is sealed into a family's link: its children, and a mark of the address it was mailed to. */
export interface FamilyLink {
  readonly playerIds: readonly number[];
  readonly addressMark: string;
  /** In which whoever follows it reads; undefined where they do not say. */
  readonly language?: Language | undefined;
}

/** The link to the page of these children, who all have one address. */
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

/** What was sealed into a link, or undefined. */
export function readFamilyLink(text: string | undefined): FamilyLink | undefined {
  const { ids: playerIds, values: [addressMark] = [] } = linkOf('family', text) ?? {};
  return playerIds === undefined || addressMark === undefined ? undefined : { playerIds, addressMark };
}

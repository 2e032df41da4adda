import type { Language } from '../../language/language.ts';
import { type LetterPart, linkTo } from '../../mail/letter.ts';
import type { Player } from '../../player/player.ts';
import type { Seal } from '../../port/seal.ts';
import type { Links } from '../../site/links.ts';
import { addressMark } from '../waiver/waiver-link.ts';

/** A link that erases does not lie about in a mailbox for long, in days. */
export const familyLinkDays = 7;

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
  { links, seal }: { readonly links: Links; readonly seal: Seal },
  children: readonly [Player, ...Player[]],
  now: Date,
): LetterPart {
  const ids = children.slice(0, mostNamed).map(({ id }) => id);
  const until = new Date(now.getTime() + familyLinkDays * 86_400_000);
  const sealed = seal.close(`family:${ids.join(',')}:${addressMark(seal, children[0], now)}`, until);
  return linkTo('See, download, withdraw or erase', links.family(sealed));
}

/** What was sealed into a link, or undefined. */
export function readFamilyLink(text: string | undefined): FamilyLink | undefined {
  const [, ids, mark] = /^family:(\d+(?:,\d+)*):([\w-]+)$/.exec(text ?? '') ?? [];
  return ids === undefined || mark === undefined
    ? undefined
    : { playerIds: ids.split(',').map(Number), addressMark: mark };
}

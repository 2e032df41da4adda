import type { Needs } from '../../port/ports.ts';
import type { Sentence } from '../../rule/language/sentence.ts';
import { type LetterPart, linkTo } from '../../rule/mail/letter.ts';
import { mailedLinks } from '../../rule/mail/mailed-link.ts';
import type { Player } from '../../rule/player/player.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';
import { easternYear } from '../../rule/time/eastern.ts';
import { signersAddress } from '../../rule/waiver/waiver.ts';
import { linkOf, sealLink } from './sealed-link.ts';

/** Days for which a record link is valid: a link that can erase must not lie in a mailbox for long. */
export const recordLinkDays = mailedLinks.record.days;

/** Maximum of children named in a link; with several of them the link still works when others are erased. */
const mostNamed = 10;

/** Content of a record link: the children of one signer, and a mark of the address it was mailed to. */
export interface RecordLink {
  readonly playerIds: readonly number[];
  readonly addressMark: string;
}

/** Creates the link to the records of these children, who all have one signer. */
export function recordLink(
  { links, seal }: Needs<'links' | 'seal'>,
  children: readonly [Player, ...Player[]],
  now: Date,
  label: Sentence = 'See, download, withdraw or erase',
): LetterPart {
  const ids = children.slice(0, mostNamed).map(({ id }) => id);
  const values = { mailbox: signersAddress(children[0], easternYear(now)) };
  const sealed = sealLink(seal, 'record', { ids, values, now });
  return linkTo(label, links.sealed('record', sealed));
}

/** Reads the content of a link; undefined for an invalid one. */
export function readRecordLink(text: string | undefined): RecordLink | undefined {
  const { ids: playerIds, values: [addressMark] = [] } = linkOf('record', text) ?? {};
  return playerIds === undefined || addressMark === undefined ? undefined : { playerIds, addressMark };
}

/** Returns the refusal of a link that is forged, used up or expired: all three look the same. */
export function recordLinkEnded(): Refusal {
  return new Refusal('not-found', 'This link no longer works. Please ask for a new one.');
}

import type { Needs } from '../../port/ports.ts';
import { said } from '../../rule/language/sentence.ts';
import { type LetterPart, linkTo, paragraph } from '../../rule/mail/letter.ts';
import type { Reader } from '../../rule/mailing/mailing.ts';
import { linkOf, sealLink } from '../mail/sealed-link.ts';

/** Returns the unsubscribe part for readers without anything still to be played; its link contains a number and a mark, and no address. */
export function endingOfNews(
  { to, id, playerId }: Reader,
  { links, seal }: Needs<'links' | 'seal'>,
  now: Date,
): readonly LetterPart[] {
  if (playerId === null) {
    const sealed = sealLink(seal, 'unsubscribe', { ids: [id], values: {}, now });
    return [
      paragraph('You get this because you reserved a spot with us. One press ends these emails:'),
      linkTo(noMore, links.sealed('unsubscribe', sealed)),
    ];
  }
  const sealed = sealLink(seal, 'end-news', { ids: [playerId], values: { mailbox: to }, now });
  return [
    paragraph('You get this because you have played with us before. One press ends these emails:'),
    linkTo(noMore, links.sealed('end-news', sealed)),
  ];
}

const noMore = said('No more emails about new tournaments');

/** Content of the link of somebody who has played. */
export interface NewsEnding {
  readonly playerId: number;
  readonly addressMark: string;
}

/** Reads the content of a link; undefined for an invalid one. */
export function readNewsEnding(text: string | undefined): NewsEnding | undefined {
  const { ids: [playerId] = [], values: [addressMark] = [] } = linkOf('end-news', text) ?? {};
  return playerId === undefined || addressMark === undefined ? undefined : { playerId, addressMark };
}

import { type LetterKind, rulesOf } from './letter-kind.ts';
import { drawnLinks, mailedLinkKinds, mailedLinks } from './mailed-link.ts';

const sealedPaths = [...new Set(mailedLinkKinds.map((kind) => mailedLinks[kind].path))].toSorted().toReversed();

const drawnPaths = Object.values(drawnLinks).map(({ path }) => path);

/**
 * What opens something in a letter: a sealed link, an invitation's code, or a secret drawn by lot. The path in front of it
 * may be read by anybody. Written so that PostgreSQL reads it alike.
 */
export const secretLink = `(/(?:${sealedPaths.join('|')})/|${drawnPaths.join('|')})[^\\s<>"]+`;

/** The code of a letter that has one. */
export const sixDigitsInLetter = '\\d{6}';

/** What stands where a secret stood. */
export const cover = '••••••';

/** A letter as everybody but its reader sees it: with its secrets covered. */
export function coveredLetter({ kind, text }: { readonly kind: LetterKind; readonly text: string }): string {
  const covered = text.replace(new RegExp(secretLink, 'g'), `$1${cover}`);
  return rulesOf(kind).hasCode ? covered.replace(new RegExp(sixDigitsInLetter, 'g'), cover) : covered;
}

/** What is sealed into the links of a letter. */
export function sealedIn(text: string): readonly string[] {
  const sealed = new RegExp(`/(?:${sealedPaths.join('|')})/([^\\s/?#<>"]+)`, 'g');
  return [...text.matchAll(sealed)].flatMap(([, one]) => (one === undefined ? [] : decodeURIComponent(one)));
}

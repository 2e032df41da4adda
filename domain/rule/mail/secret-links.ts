import { type LetterKind, rulesOf } from './letter-kind.ts';
import { drawnLinks, mailedLinkKinds, mailedLinks } from './mailed-link.ts';

const sealedPaths = [...new Set(mailedLinkKinds.map((kind) => mailedLinks[kind].path))].toSorted().toReversed();

const drawnPaths = Object.values(drawnLinks).map(({ path }) => path);

/** Pattern of an invitation's code as letters name it. */
const typedCode = 'TEAM-[A-Z0-9]{6}-[0-9]{3}';

/**
 * Pattern of the secrets in a letter: a sealed link, a link with an invitation's code or a random secret, or the code alone. The
 * path before the secret is public. PostgreSQL understands the same syntax.
 */
export const secretLink = `(/(?:${sealedPaths.join('|')})/|${drawnPaths.join('|')})[^\\s<>"]+|${typedCode}`;

/** Pattern of the code in a letter. */
export const sixDigitsInLetter = '\\d{6}';

/** Replacement for a secret. */
export const cover = '••••••';

/** Returns a letter for readers other than its recipient, with its secrets covered. */
export function coveredLetter({ kind, text }: { readonly kind: LetterKind; readonly text: string }): string {
  const covered = text.replace(new RegExp(secretLink, 'g'), `$1${cover}`);
  return rulesOf(kind).hasCode ? covered.replace(new RegExp(sixDigitsInLetter, 'g'), cover) : covered;
}

/** Returns the sealed parts of a letter's links. */
export function sealedIn(text: string): readonly string[] {
  const sealed = new RegExp(`/(?:${sealedPaths.join('|')})/([^\\s/?#<>"]+)`, 'g');
  return [...text.matchAll(sealed)].flatMap(([, one]) => (one === undefined ? [] : decodeURIComponent(one)));
}

import { hyphens } from '../../rule/form/phone.ts';

const written = /TEAM-([A-Z0-9]{6})-([0-9]{3})(?!-?[A-Z0-9])/;
/** The same with any signs in the place of the dashes, or with none. */
const loose = /TEAM[^A-Z0-9]*([A-Z0-9]{6})[^A-Z0-9]*([0-9]{3})(?!-?[A-Z0-9])/;

/**
 * Reads an invitation code (TEAM-XXXXXX-NNN) out of what surrounds it: a link, a sentence, brackets, invisible marks, other dashes, blanks or
 * dots. Anything else is upper-cased.
 */
export function typedCode(entry: string): string {
  const plain = entry
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(hyphens, '-')
    .toUpperCase()
    .trim();
  const [, letters, digits] = written.exec(plain) ?? loose.exec(plain) ?? [];
  if (letters !== undefined && digits !== undefined) return `TEAM-${letters}-${digits}`;
  return /\/INVITE\/([^/?#\s]+)/.exec(plain)?.[1] ?? plain;
}

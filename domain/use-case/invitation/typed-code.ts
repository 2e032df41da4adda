import { invitationCode } from './join-by-code.ts';

const longest = invitationCode.limits({ year: 0 }).maxLength;

/** Cleans a code while it is being typed or pasted: taken out of an invitation link, upper-cased, cut to its length. */
export function typedCode(entry: string): string {
  const code = /\/invite\/([^/?#\s]+)/i.exec(entry)?.[1] ?? entry;
  return code.trim().toUpperCase().slice(0, longest);
}

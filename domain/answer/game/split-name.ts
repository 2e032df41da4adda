/** Name in two parts. */
export interface SplitName {
  readonly firstName: string;
  readonly lastName: string;
}

/** Splits a name: the last word is the last name; a single word is a first name. */
export function splitName(name: string): SplitName {
  const words = name.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.at(-1) ?? '') : '';
  return { firstName: words.length > 1 ? words.slice(0, -1).join(' ') : (words[0] ?? ''), lastName };
}

/** A name in two parts. */
export interface SplitName {
  readonly firstName: string;
  readonly lastName: string;
}

/** The last word is the last name; one word alone is a first name. */
export function splitName(name: string): SplitName {
  const words = name.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.at(-1) ?? '') : '';
  return { firstName: words.length > 1 ? words.slice(0, -1).join(' ') : (words[0] ?? ''), lastName };
}

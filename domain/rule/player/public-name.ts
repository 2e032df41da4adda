import { spokenName } from '../form/person-name.ts';
import { isChild } from './player.ts';

/** Form in which children's names appear in public. */
export type PublicNames = 'first_initial' | 'full';

/** Text in place of an erased person's name. */
export const removedPlayer = 'Removed player';

/** Text in place of a captain's name until it is known. */
export const captainToBeNamed = 'Captain to be named';

/** Texts that name nobody and are not shortened. */
const nobodysNames: readonly string[] = [removedPlayer, captainToBeNamed];

/** Returns a name for the public. A player who may be under 13 appears with first name and initial, or the initial alone. */
export function publicName(
  person: { readonly name: string; readonly birthYear: number | null },
  year: number,
  names: PublicNames,
): string {
  const isShortened = isChild(person, year) && names === 'first_initial' && !nobodysNames.includes(person.name);
  return isShortened ? shortened(person.name) : person.name;
}

/** Returns the public name without its full stop, for the end of a sentence: "Pat M". */
export const publicNameInSentence = (person: Parameters<typeof publicName>[0], year: number): string =>
  publicName(person, year, 'first_initial').replace(/\.$/, '');

/** Shortens "Pat Miller" to "Pat M."; a single name, which would tell all of it, to "李." (rules, section 11). */
function shortened(name: string): string {
  return wordsOf(name).length > 1 ? firstNameAndInitial(name) : `${initialOf(name.trim())}.`;
}

/** Shortens "Pat Miller" to "Pat M."; a single name stays as it is. */
export function firstNameAndInitial(name: string): string {
  const words = wordsOf(name);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return last === undefined ? name : `${words[0]} ${initialOf(last)}.`;
}

const wordsOf = (name: string): readonly string[] => spokenName(name).trim().split(/\s+/u);

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Returns the first letter as a reader sees it, with its accents. */
function initialOf(word: string): string {
  const [first] = letters.segment(word);
  return first?.segment ?? '';
}

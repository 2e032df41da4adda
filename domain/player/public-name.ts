import { ageIn } from './player.ts';

/** How children's names appear in public. */
export type PublicNames = 'first_initial' | 'full';

/** What stands where the name of somebody stood who was erased. */
export const removedPlayer = 'Removed player';

/** What stands where the name of a captain will be. */
export const captainToBeNamed = 'Captain to be named';

/** Words that stand for nobody: there is nothing in them to shorten. */
const nobodysNames: readonly string[] = [removedPlayer, captainToBeNamed];

/** A name as the public may see it: of a child under 13, or of whoever may be one, the first name and an initial, or the initial alone. */
export function publicName(
  person: { readonly name: string; readonly birthYear: number | null },
  year: number,
  names: PublicNames,
): string {
  const isChild = person.birthYear === null || ageIn(year, person.birthYear) < 13;
  const isShortened = isChild && names === 'first_initial' && !nobodysNames.includes(person.name);
  return isShortened ? shortened(person.name) : person.name;
}

/** The same for the end of a sentence, which has its own full stop: "Pat M". */
export const publicNameInSentence = (person: Parameters<typeof publicName>[0], year: number): string =>
  publicName(person, year, 'first_initial').replace(/\.$/, '');

/** "Pat Miller" as "Pat M."; a single name, which would tell all of it, as "李." (rules, section 11). */
function shortened(name: string): string {
  return wordsOf(name).length > 1 ? firstNameAndInitial(name) : `${initialOf(name.trim())}.`;
}

/** "Pat Miller" as "Pat M."; a single name stays as it is. */
export function firstNameAndInitial(name: string): string {
  const words = wordsOf(name);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return last === undefined ? name : `${words[0]} ${initialOf(last)}.`;
}

const wordsOf = (name: string): readonly string[] => name.trim().split(/\s+/u);

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first letter as a reader sees it, with its accents. */
function initialOf(word: string): string {
  const [first] = letters.segment(word);
  return first?.segment ?? '';
}

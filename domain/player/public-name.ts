import { ageIn } from './player.ts';

/** How children's names appear in public. */
export type PublicNames = 'first_initial' | 'full';

/** What stands where the name of somebody stood who was erased. */
export const removedPlayer = 'Removed player';

/** What stands where the name of a captain will be. */
export const captainToBeNamed = 'Captain to be named';

/** Words that stand for nobody: there is nothing in them to shorten. */
const nobodysNames: readonly string[] = [removedPlayer, captainToBeNamed];

/** A name as the public may see it: of a child under 13, or of whoever may be one, the first name and an initial. */
export function publicName(
  person: { readonly name: string; readonly birthYear: number | null },
  year: number,
  names: PublicNames,
): string {
  const isChild = person.birthYear === null || ageIn(year, person.birthYear) < 13;
  const isShortened = isChild && names === 'first_initial' && !nobodysNames.includes(person.name);
  return isShortened ? firstNameAndInitial(person.name) : person.name;
}

/** "Pat Miller" as "Pat M."; a single name stays as it is. */
export function firstNameAndInitial(name: string): string {
  const words = name.trim().split(/\s+/u);
  const last = words.length > 1 ? words.at(-1) : undefined;
  const initial = last === undefined ? '' : [...last][0];
  return initial ? `${words[0]} ${initial}.` : name;
}

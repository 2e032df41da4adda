import { AnswersRefused } from '../form/accept-answers.ts';
import { spokenName } from '../form/person-name.ts';
import { lookKey } from './look-alikes.ts';
import { birthYearsAgree, joinedName, nameKey, type PersonKey } from './person.ts';
import type { Player } from './player.ts';

/** Tells whether two names are those of one person, in whatever order the family name stands. */
function isNamedAlike(one: string, other: string): boolean {
  return (
    ordersOf(one).some((order) => isWrittenAlike(order, other)) ||
    ordersOf(other).some((order) => isWrittenAlike(one, order))
  );
}

/** Returns a name with each of its words in front: Lucia Garza and Garza Lucia. */
function ordersOf(name: string): readonly string[] {
  const words = spokenName(name).split(/\s+/u);
  return words.map((_, first) => [...words.slice(first), ...words.slice(0, first)].join(' '));
}

/**
 * Tells whether two names are equal, ignoring hyphens, blanks and apostrophes, and taking letters of other alphabets
 * for those they look like. Two names in plain Latin letters must be equal: Ian and Lan are two children.
 */
function isWrittenAlike(one: string, other: string): boolean {
  if (joinedName(one) === joinedName(other)) return true;
  return !(isPlain(one) && isPlain(other)) && joinedName(lookKey(one)) === joinedName(lookKey(other));
}

const isPlain = (name: string): boolean => /^[\x20-\x7E]*$/.test(nameKey(name));

/** Returns the key by which people of one phone are locked: names of the same letters, whatever their order, share it; without a phone only equal names do. */
export function lockKey({ name, phone, written }: PersonKey): string {
  if (phone === '') return ` ${joinedName(name)}`;
  const letters = [...joinedName(lookKey(written)).replace(/[,，]/gu, '')];
  return `${phone} ${letters.sort().join('')}`;
}

/** Tells whether a stored person matches a search by name and phone. */
export function matchesSearch(key: PersonKey, onFile: PersonKey): boolean {
  if (onFile.phone !== key.phone) return false;
  return key.phone === '' ? lockKey(onFile) === lockKey(key) : isNamedAlike(onFile.written, key.written);
}

/** Returns the people with this name; if there are none, those with a similar one. */
export function namesakesIn<T extends Pick<Player, 'name'>>(name: string, people: readonly T[]): readonly T[] {
  const exact = people.filter((one) => nameKey(one.name) === nameKey(name));
  return exact.length > 0 ? exact : people.filter((one) => isNamedAlike(one.name, name));
}

/** Returns the people with this name first, then those with a similar one. */
export function namesakesFirst<T extends Pick<Player, 'name'>>(name: string, people: readonly T[]): readonly T[] {
  const first = namesakesIn(name, people);
  return [...first, ...people.filter((one) => !first.includes(one) && isNamedAlike(one.name, name))];
}

/** Finds a person by name and birth year among people with one phone: by the exact name first, else by a similar one. */
export function namesakeAmong(
  { name, birthYear }: Pick<Player, 'name' | 'birthYear'>,
  people: readonly Player[],
): Player | undefined {
  const alike = namesakesFirst(name, people);
  return namesakeBorn(birthYear, namesakesIn(name, alike)) ?? namesakeBorn(birthYear, alike);
}

/** Finds one of several namesakes by birth year; without a year, `unclear` where the year would tell them apart. */
export function namesakeByBirthYear(
  birthYear: number | null,
  namesakes: readonly Player[],
): Player | 'unclear' | undefined {
  const areApart = new Set(namesakes.map((one) => one.birthYear)).size > 1;
  return birthYear === null && areApart ? 'unclear' : namesakeBorn(birthYear, namesakes);
}

/** Returns the refusal of a search that finds several namesakes, asking for the birth year. */
export function birthYearAsked(): AnswersRefused {
  return new AnswersRefused({ birthYear: 'Two people have this name and phone number: please add the birth year' });
}

/** Returns the oldest record of several namesakes, so that a later one displaces nobody. */
export function firstOnFile<T extends Pick<Player, 'id'>>(namesakes: readonly T[]): T | undefined {
  return namesakes.toSorted((one, other) => one.id - other.id)[0];
}

/** Finds a namesake by birth year: one born in that year, else the first whose year is not a different one. */
export function namesakeBorn(birthYear: number | null, namesakes: readonly Player[]): Player | undefined {
  return (
    firstOnFile(namesakes.filter((one) => one.birthYear === birthYear)) ??
    firstOnFile(namesakes.filter((one) => birthYearsAgree(one.birthYear, birthYear)))
  );
}

import { AnswersRefused } from '../form/accept-answers.ts';
import { lookKey } from './look-alikes.ts';
import { birthYearsAgree, joinedName, nameKey, type PersonKey } from './person.ts';
import type { Player } from './player.ts';

/**
 * Whether two names are those of one person, with hyphens, blanks and apostrophes left out and letters of other alphabets taken for
 * those they look like. Two that are both written in plain Latin letters differ by them: Ian and Lan are two children.
 */
export function isNamedAlike(one: string, other: string): boolean {
  if (joinedName(one) === joinedName(other)) return true;
  return !(isPlain(one) && isPlain(other)) && joinedName(lookKey(one)) === joinedName(lookKey(other));
}

const isPlain = (name: string): boolean => /^[\x20-\x7E]*$/.test(nameKey(name));

/** By what people of one phone are found and held: names that look alike are one; without a phone how a name looks says nothing. */
export function heldAs({ name, phone, written }: PersonKey): string {
  return `${phone} ${joinedName(phone === '' ? name : lookKey(written))}`;
}

/** Whether somebody on file is one of those who are sought by a name and a phone. */
export function isSought(key: PersonKey, onFile: PersonKey): boolean {
  if (onFile.phone !== key.phone) return false;
  return key.phone === '' ? heldAs(onFile) === heldAs(key) : isNamedAlike(onFile.written, key.written);
}

/** Those who have a name: as it is compared, else those who are named alike. */
export function namesakesIn<T extends Pick<Player, 'name'>>(name: string, people: readonly T[]): readonly T[] {
  const exact = people.filter((one) => nameKey(one.name) === nameKey(name));
  return exact.length > 0 ? exact : people.filter((one) => isNamedAlike(one.name, name));
}

/** The same, and those who are named alike behind them. */
export function namesakesFirst<T extends Pick<Player, 'name'>>(name: string, people: readonly T[]): readonly T[] {
  const first = namesakesIn(name, people);
  return [...first, ...people.filter((one) => !first.includes(one) && isNamedAlike(one.name, name))];
}

/** The one of several people with one phone who is meant by a name and a birth year: who has just the name, else who is named alike. */
export function namesakeAmong(
  { name, birthYear }: Pick<Player, 'name' | 'birthYear'>,
  people: readonly Player[],
): Player | undefined {
  const alike = namesakesFirst(name, people);
  return namesakeBorn(birthYear, namesakesIn(name, alike)) ?? namesakeBorn(birthYear, alike);
}

/** The one of several namesakes who is meant by a birth year; without a year, `unclear` where it would tell them apart. */
export function namesakeMeant(birthYear: number | null, namesakes: readonly Player[]): Player | 'unclear' | undefined {
  const areApart = new Set(namesakes.map((one) => one.birthYear)).size > 1;
  return birthYear === null && areApart ? 'unclear' : namesakeBorn(birthYear, namesakes);
}

/** Asks whoever looks for one of several namesakes for the birth year. */
export function birthYearAsked(): AnswersRefused {
  return new AnswersRefused({ birthYear: 'Two people have this name and phone number: please add the birth year' });
}

/** Of several people with one name and phone the one who came on file first: whoever comes later displaces nobody. */
export function firstOnFile<T extends Pick<Player, 'id'>>(namesakes: readonly T[]): T | undefined {
  return namesakes.toSorted((one, other) => one.id - other.id)[0];
}

/** Who is meant by a birth year: somebody born in just that year, else the first whose year is not another one. */
export function namesakeBorn(birthYear: number | null, namesakes: readonly Player[]): Player | undefined {
  return (
    firstOnFile(namesakes.filter((one) => one.birthYear === birthYear)) ??
    firstOnFile(namesakes.filter((one) => birthYearsAgree(one.birthYear, birthYear)))
  );
}

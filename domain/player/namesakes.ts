import { AnswersRefused } from '../form/accept-answers.ts';
import { lookKey } from './look-alikes.ts';
import { birthYearsAgree, joinedName, nameKey } from './person.ts';
import type { Player } from './player.ts';

/** Whether two names are those of one person, with hyphens, blanks and apostrophes left out and letters that look alike taken for one. */
export function isNamedAlike(one: string, other: string): boolean {
  return joinedName(one) === joinedName(other) || joinedName(lookKey(one)) === joinedName(lookKey(other));
}

/** Those who have a name: as it is compared, else those who are named alike. */
export function namesakesIn<T extends Pick<Player, 'name'>>(name: string, people: readonly T[]): readonly T[] {
  const exact = people.filter((one) => nameKey(one.name) === nameKey(name));
  return exact.length > 0 ? exact : people.filter((one) => isNamedAlike(one.name, name));
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

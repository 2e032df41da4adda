import { birthYearsAgree } from './person.ts';
import type { Player } from './player.ts';

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

import { type AgeRange, agesOf, drawBrackets } from '../age/age-range.ts';

/** Age from which on a bracket has no upper end. */
const grownUp = 20;

/** Returns the brackets an organizer chooses from: those registered, those already chosen, then the specification's list. */
export function offeredBrackets(registered: readonly string[], chosen: readonly string[]): readonly string[] {
  const own = [...new Set([...registered, ...chosen])].filter((bracket) => !isOfTheList(bracket));
  return [...risingByAge(own), ...drawBrackets];
}

const isOfTheList = (bracket: string): boolean => drawBrackets.some((listed) => listed === bracket);

/** Sorts brackets from the youngest to the oldest. */
export function risingByAge(brackets: readonly string[]): readonly string[] {
  return brackets.toSorted((one, other) => {
    const [a, b] = [agesOf(one), agesOf(other)];
    return a.to === b.to ? a.from - b.from : a.to - b.to;
  });
}

/** Returns one bracket for the ages of two; undefined where one of them is open to all ages anyway. */
export function mergedBracket(one: string, other: string): string | undefined {
  const [a, b] = [agesOf(one), agesOf(other)];
  if (isOpen(a) || isOpen(b)) return undefined;
  return bracketFor({ from: Math.min(a.from, b.from), to: Math.max(a.to, b.to) });
}

/** Two brackets that split one between two of its ages, the younger first. */
export type Parting = readonly [younger: string, older: string];

/** Returns every way to split a bracket by age; none for a bracket of a single age or open to all. */
export function partingsOf(bracket: string): readonly Parting[] {
  const { from, to } = agesOf(bracket);
  if (isOpen({ from, to })) return [];
  const last = Number.isFinite(to) ? to : Math.max(from, grownUp);
  return Array.from({ length: last - from }, (_, index) => from + index).map((border) => [
    bracketFor({ from, to: border }),
    bracketFor({ from: border + 1, to }),
  ]);
}

/** Returns the chosen brackets with some of them replaced by others, from the youngest to the oldest. */
export function rearranged(
  chosen: readonly string[],
  replaced: readonly string[],
  by: readonly string[],
): readonly string[] {
  return risingByAge([...new Set([...chosen.filter((bracket) => !replaced.includes(bracket)), ...by])]);
}

const isOpen = ({ from, to }: AgeRange): boolean => from === 0 && !Number.isFinite(to);

/** Returns the name of a bracket for these ages: U8-U10, U12, U20+. */
function bracketFor({ from, to }: AgeRange): string {
  if (!Number.isFinite(to)) return `U${from}+`;
  return from === to ? `U${from}` : `U${from}-U${to}`;
}

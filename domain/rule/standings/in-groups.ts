import { gather } from '../match/gather.ts';

/** Groups things by value, the highest first. */
export function inGroups<T>(things: readonly T[], worth: (thing: T) => number): readonly (readonly T[])[] {
  return [...gather(things, worth).entries()].toSorted(([one], [other]) => other - one).map(([, level]) => level);
}

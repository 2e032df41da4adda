import { gather } from '../match/gather.ts';

/** Things with the same value together, the highest value first. */
export function inGroups<T>(things: readonly T[], worth: (thing: T) => number): readonly (readonly T[])[] {
  return [...gather(things, worth).entries()].toSorted(([one], [other]) => other - one).map(([, level]) => level);
}

/** Random source: returns numbers from 0 up to, not including, 1. */
export type Lots = () => number;

/** Creates the random source of a seed, the same on every machine (the mulberry32 sequence). */
export function lotsOf(seed: number): Lots {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Draws a whole number from 0 up to, not including, the bound. */
export const drawBelow = (bound: number, lots: Lots): number => Math.floor(lots() * bound);

/** Shuffles a list by lots. */
export function inDrawnOrder<T>(things: readonly T[], lots: Lots): readonly T[] {
  const left = [...things];
  return things.flatMap(() => left.splice(drawBelow(left.length, lots), 1));
}

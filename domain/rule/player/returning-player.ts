import { namesakesIn } from './namesakes.ts';
import { nameKey } from './person.ts';
import type { Player } from './player.ts';

/**
 * Result of a search by name and phone: one exact person, several people whose name was nearly given, or nobody;
 * `alike` share a word of the name, may be asked by mail and are never named.
 */
export type Returning =
  | { readonly kind: 'exact'; readonly player: Player }
  | { readonly kind: 'several'; readonly players: readonly Player[] }
  | { readonly kind: 'nobody'; readonly alike: readonly Player[] };

/** Maximum of people that a search names or asks. */
const mostNamed = 5;

/** Maximum of letters in a slip of the pen that are wrong, missing or too many; fewer in a short name. */
const mostWrongLetters = 2;

/**
 * Searches by name among the people with exactly this phone: the one with exactly this name; else those whose full
 * name is within two letters of it, which the searcher evidently knew. A phone, or a part of a name, names nobody.
 */
export function returningPlayer(name: string, withPhone: readonly Player[]): Returning {
  const sought = nameKey(name);
  const exact = namesakesIn(name, withPhone);
  const [only] = exact;
  if (only !== undefined && exact.length === 1) return { kind: 'exact', player: only };
  const near = exact.length > 0 ? exact : withPhone.filter((player) => isSlipOf(sought, nameKey(player.name)));
  if (near.length > 0) return { kind: 'several', players: near.slice(0, mostNamed) };
  const words = new Set(sought.split(' '));
  const alike = withPhone.filter((player) =>
    nameKey(player.name)
      .split(' ')
      .some((word) => words.has(word)),
  );
  return { kind: 'nobody', alike: alike.slice(0, mostNamed) };
}

/** Tells whether one name may be a slip of the other: at most one letter in four differs, and at most two. */
export function isSlipOf(written: string, name: string): boolean {
  const most = Math.min(mostWrongLetters, Math.floor([...name].length / 4));
  return lettersBetween([...written], [...name]) <= most;
}

/** Returns the number of letters to change, add or leave out to turn one name into the other (Levenshtein's distance). */
function lettersBetween(one: readonly string[], other: readonly string[]): number {
  let row = other.map((_, place) => place + 1);
  one.forEach((letter, above) => {
    let [left, diagonal] = [above + 1, above];
    row = row.map((up, place) => {
      const cost = Math.min(up + 1, left + 1, diagonal + (letter === other[place] ? 0 : 1));
      [left, diagonal] = [cost, up];
      return cost;
    });
  });
  return row.at(-1) ?? one.length;
}

import { nameKey } from './person.ts';
import type { Player } from './player.ts';

/** Who may be meant by a name and a phone: somebody exactly, or several people it could be, or nobody. */
export type Returning =
  | { readonly kind: 'exact'; readonly player: Player }
  | { readonly kind: 'several'; readonly players: readonly Player[] }
  | { readonly kind: 'nobody' };

/** The most people a search names. */
const mostNamed = 5;

/**
 * Who is meant, among the people with exactly this phone: the one with exactly this name; else those who share
 * a word of it. A phone alone names nobody.
 */
export function returningPlayer(name: string, withPhone: readonly Player[]): Returning {
  const sought = nameKey(name);
  const exact = withPhone.filter((player) => nameKey(player.name) === sought);
  const [only] = exact;
  if (only !== undefined && exact.length === 1) return { kind: 'exact', player: only };
  const words = new Set(sought.split(' '));
  const alike = exact.length > 0 ? exact : withPhone.filter((player) => sharesWord(nameKey(player.name), words));
  return alike.length === 0 ? { kind: 'nobody' } : { kind: 'several', players: alike.slice(0, mostNamed) };
}

function sharesWord(name: string, words: ReadonlySet<string>): boolean {
  return name.split(' ').some((word) => words.has(word));
}

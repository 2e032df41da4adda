/**
 * How many tries are let pass in a quarter of an hour, by what is tried and for whom they are counted. A try is taken
 * before it is made and given back when it succeeds, so that only failures stay; `found` alone keeps what succeeds, and `beyond` counts what is
 * refused to an address that has none left.
 */
export const allowances = {
  /** A player by name and phone. */
  lookup: { address: 50, found: 300, everywhere: 1000, phone: 20, name: 20, device: 20 },
  /** An organizer's password; `account` is one name from one address. */
  'sign-in': { address: 50, everywhere: 500, account: 10, device: 10 },
  /** The score keepers' password. */
  keeper: { address: 20, everywhere: 300, device: 20 },
  /** The name of a team that plays. */
  team: { address: 50, everywhere: 1000, device: 50 },
  /** An invitation code, or a link that is not ours; beyond those of its address a wrong one is refused unread, and a right one opens. */
  code: { address: 50, beyond: 200, everywhere: 1000, device: 50 },
  /** A key of the API; the right one opens whatever was tried beside it. */
  'api-key': { address: 50, everywhere: 1000 },
  /** The six digits that were mailed to a player. */
  'contact-code': { player: 5, everywhere: 500, device: 5 },
  /** Asking for a captain's link, which is never given back: a refusal must not tell whose address leads a team. */
  'captain-link': { address: 30, everywhere: 300 },
  /** Asking for a family's page; never given back for the same reason, and a family asks once where a crowd is one address. */
  'family-page': { address: 300, everywhere: 1000 },
} as const satisfies Readonly<Record<string, Allowance>>;

/** Whom a try is counted for: each has a number of its own. */
export type Counted =
  | 'address'
  | 'beyond'
  | 'found'
  | 'everywhere'
  | 'phone'
  | 'name'
  | 'account'
  | 'player'
  | 'device';

export type Allowance = Readonly<Partial<Record<Counted, number>>>;

/** What can be guessed at. */
export type Guessable = keyof typeof allowances;

/** Seconds in which tries are counted together. */
export const allowanceSeconds = 15 * 60;

/** Seconds in which the wrong passwords of one account are counted together, wherever they come from. */
export const accountSeconds = 24 * 60 * 60;

const mostRestSeconds = 5 * 60;

/** Seconds that an account rests before a strange device may try again, after so many wrong passwords in a day. */
export function restAfter(wrongPasswords: number): number {
  return wrongPasswords < 20 ? 0 : Math.min(mostRestSeconds, 2 ** (wrongPasswords - 20));
}

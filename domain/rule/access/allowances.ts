/**
 * Tries allowed within a quarter of an hour, by the thing tried and the counter. A try is taken before it is made and given back
 * on success, so that only failures count. The exceptions: `found` counts successes only, and `beyond` counts the tries refused
 * to an address that has none left.
 */
export const allowances = {
  /** Look-up of a player by name and phone. */
  lookup: { address: 50, found: 300, everywhere: 1000, phone: 20, name: 20, device: 20 },
  /** Organizer's password; `account` is one name from one address. */
  'sign-in': { address: 50, everywhere: 500, account: 10, device: 10 },
  /** Score keepers' password. */
  keeper: { address: 20, everywhere: 300, device: 20 },
  /** Name of a team that plays. */
  team: { address: 50, everywhere: 1000, device: 50 },
  /** Invitation code, or a link that is not ours. Beyond the address's allowance a wrong one is refused unread; a right one still opens. */
  code: { address: 50, beyond: 200, everywhere: 1000, device: 50 },
  /** Key of the API; the right one opens whatever else was tried. */
  'api-key': { address: 50, everywhere: 1000 },
  /** Six-digit code that was mailed to a player for one session. */
  'contact-code': { code: 5, address: 50, everywhere: 500, device: 5 },
  /** Request for such a code; never given back. A strange device has `codesADay` as well. */
  'code-request': { address: 50, everywhere: 500, device: 5 },
  /** Request for a captain's link; never given back, since a refusal must not reveal whose address leads a team. */
  'captain-link': { address: 30, everywhere: 300 },
  /** Request for the link to a whole record; never given back for the same reason. The limit is high, since a crowd can share one address. */
  'record-link': { address: 300, everywhere: 1000 },
} as const satisfies Readonly<Record<string, Allowance>>;

/** Counters of tries, each with a number of its own. */
export type Counted =
  | 'address'
  | 'beyond'
  | 'found'
  | 'everywhere'
  | 'spare'
  | 'phone'
  | 'name'
  | 'account'
  | 'code'
  | 'device';

export type Allowance = Readonly<Partial<Record<Counted, number>>>;

/** Secrets that can be guessed at. */
export type Guessable = keyof typeof allowances;

/** Period in which tries are counted together, in seconds. */
export const allowanceSeconds = 15 * 60;

/** Tries of a site (siteOf) once all addresses together have used up theirs; a few sources would otherwise stop everybody's new devices. */
export const spareTries = 3;

/** Codes a day for one player to strange devices: those of one address, and of all together. */
export const codesADay = { address: 5, everywhere: 20 } as const;

/** Period in which wrong passwords of one account, and codes for one player, are counted together, in seconds. */
export const daySeconds = 24 * 60 * 60;

const mostRestSeconds = 5 * 60;

/** Returns the seconds until a strange device may try an account again, after a day's number of wrong passwords. */
export function restAfter(wrongPasswords: number): number {
  return wrongPasswords < 20 ? 0 : Math.min(mostRestSeconds, 2 ** (wrongPasswords - 20));
}

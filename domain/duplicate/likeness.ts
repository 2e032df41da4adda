import { birthYearsAgree, nameKey, phoneKey } from '../player/person.ts';
import type { Player } from '../player/player.ts';
import { isSlipOf } from '../player/returning-player.ts';

/** What tells whether two records are one person's. */
export type Suspect = Pick<Player, 'id' | 'name' | 'birthYear' | 'phone' | 'email' | 'parentEmail' | 'parentPhone'>;

/** How likely two records are one person's, the likeliest first. */
export const likelihoods = ['sure', 'likely', 'doubtful'] as const;

export type Likelihood = (typeof likelihoods)[number];

/** What speaks for one person, in words, and what speaks against it; null where nothing does. */
export interface Likeness {
  readonly likelihood: Likelihood;
  readonly reasons: readonly string[];
  readonly doubt: string | null;
}

/** Two records that may be one person's. */
export interface LikelyPair<S extends Suspect = Suspect> extends Likeness {
  readonly one: S;
  readonly other: S;
}

const twins = 'Twins and cousins often have names as near as these: please ask the family';
const namesakes = 'Nothing but the name and the year is the same: they may be two people';
const unborn = 'Without both birth years it may be somebody else of the family';

/**
 * Whether two records are likely one person's: by their folded names, the way they are reached, and the year of birth,
 * which never differs where both are known. Another first name on one phone is a brother or a sister.
 */
export function likeness(one: Suspect, other: Suspect): Likeness | undefined {
  if (!birthYearsAgree(one.birthYear, other.birthYear)) return undefined;
  const names = namesOf(one, other);
  if (names === undefined) return undefined;
  const isBornAlike = one.birthYear !== null && other.birthYear !== null;
  const reached = sharedWays(one, other);
  const judged =
    names === 'same' ? ofOneName(one, other, reached, isBornAlike) : ofNearNames(names, reached, isBornAlike);
  if (judged === undefined) return undefined;
  const spoken = [saidOf[names], ...reached, isBornAlike ? 'Born in the same year' : 'A birth year is missing'];
  return { ...judged, reasons: spoken };
}

/** Likely pairs, the likeliest first, whatever order the records came in; of two alike the one that is longer on file. */
export function likeliestFirst<S extends Suspect>(pairs: Iterable<readonly [S, S]>): readonly LikelyPair<S>[] {
  const found = [...pairs].flatMap(([first, second]): readonly LikelyPair<S>[] => {
    const [one, other] = first.id < second.id ? [first, second] : [second, first];
    const judged = one.id === other.id ? undefined : likeness(one, other);
    return judged === undefined ? [] : [{ one, other, ...judged }];
  });
  const once = new Map(found.map((pair) => [`${pair.one.id} ${pair.other.id}`, pair]));
  return [...once.values()].toSorted(byLikelihood);
}

function byLikelihood(pair: LikelyPair, next: LikelyPair): number {
  const rank = ({ likelihood }: LikelyPair) => likelihoods.indexOf(likelihood);
  const more = next.reasons.length - pair.reasons.length;
  return rank(pair) - rank(next) || more || pair.one.id - next.one.id || pair.other.id - next.other.id;
}

type Names = 'same' | 'near' | 'near-first';

const saidOf: Readonly<Record<Names, string>> = {
  same: 'The same name',
  near: 'Names within two letters',
  'near-first': 'First names within two letters',
};

/** One name as names are compared, or two of which each may be a slip of the other; null names nobody. */
function namesOf(one: Suspect, other: Suspect): Names | undefined {
  const [written, name] = [nameKey(one.name), nameKey(other.name)];
  if (written === '' || name === '') return undefined;
  if (written === name) return 'same';
  if (!isSlipOf(written, name) || !isSlipOf(name, written)) return undefined;
  return written.split(' ')[0] === name.split(' ')[0] ? 'near' : 'near-first';
}

type Judged = Omit<Likeness, 'reasons'> | undefined;

function ofOneName(one: Suspect, other: Suspect, reached: readonly string[], isBornAlike: boolean): Judged {
  const isOnePhone = phoneKey(one.phone) !== '' && phoneKey(one.phone) === phoneKey(other.phone);
  if (isOnePhone || (reached.length > 0 && isBornAlike)) return { likelihood: 'sure', doubt: null };
  if (reached.length > 0) return { likelihood: 'likely', doubt: unborn };
  if (!isBornAlike) return undefined;
  const isUnreached = [one, other].some((person) => waysOf(person).every((way) => way === ''));
  return isUnreached ? { likelihood: 'likely', doubt: namesakes } : { likelihood: 'doubtful', doubt: namesakes };
}

function ofNearNames(names: Names, reached: readonly string[], isBornAlike: boolean): Judged {
  if (reached.length === 0) return undefined;
  if (names === 'near-first') return { likelihood: 'doubtful', doubt: twins };
  return { likelihood: 'likely', doubt: isBornAlike ? null : unborn };
}

/** By which ways both are reached, their own or their parents'. */
function sharedWays(one: Suspect, other: Suspect): readonly string[] {
  return [
    ...(doShare(phonesOf(one), phonesOf(other)) ? ['The same phone'] : []),
    ...(doShare(addressesOf(one), addressesOf(other)) ? ['The same email'] : []),
  ];
}

const phonesOf = ({ phone, parentPhone }: Suspect) => [phoneKey(phone), phoneKey(parentPhone ?? '')];

const addressesOf = ({ email, parentEmail }: Suspect) => [email.toLowerCase(), (parentEmail ?? '').toLowerCase()];

const waysOf = (person: Suspect) => [...phonesOf(person), ...addressesOf(person)];

function doShare(some: readonly string[], others: readonly string[]): boolean {
  return some.some((way) => way !== '' && others.includes(way));
}

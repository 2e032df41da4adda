import { birthYearsAgree, nameKey, phoneKey } from '../player/person.ts';
import type { Player } from '../player/player.ts';
import { isSlipOf } from '../player/returning-player.ts';

/** Fields that tell whether two records are of the same person. */
export type Suspect = Pick<Player, 'id' | 'name' | 'birthYear' | 'phone' | 'email' | 'parentEmail' | 'parentPhone'>;

/** Likelihoods that two records are of the same person, the likeliest first. */
export const likelihoods = ['sure', 'likely', 'doubtful'] as const;

export type Likelihood = (typeof likelihoods)[number];

/** Verdict on two records: reasons for one person, in words, and the doubt against it; null where there is none. */
interface Likeness {
  readonly likelihood: Likelihood;
  readonly reasons: readonly string[];
  readonly doubt: string | null;
}

/** Two records that may be of the same person. */
export interface LikelyPair<S extends Suspect = Suspect> extends Likeness {
  readonly one: S;
  readonly other: S;
}

const twins = 'Twins and cousins often have names as near as these: please ask the family';
const namesakes = 'Nothing but the name and the year is the same: they may be two people';
const unborn = 'Without both birth years it may be somebody else of the family';

/**
 * Judges whether two records are of the same person: by their folded names, shared phones and emails, and the
 * birth year, which must agree where both are known. Another first name on one phone is a brother or a sister.
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

/** Returns the likely pairs, the likeliest first, independent of the order of the records; in each pair the older record comes first. */
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

/** Compares two names: the same when folded, or so near that each may be a slip of the other; undefined for different or empty names. */
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

/** Returns the contact details that both share, their own or their parents'. */
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

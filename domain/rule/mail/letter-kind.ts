import type { LetterCause } from './daily-cap.ts';

/** Rules for every letter of a kind, for all recipients. */
interface LetterRules {
  readonly cause: LetterCause;
  /** Whether it concerns its address, or its link is sealed for it: it does not follow the family to a new address. */
  readonly staysAtAddress?: boolean;
  /** Whether the recipient can unsubscribe: the letter has a link that ends such letters. */
  readonly canBeEnded?: boolean;
  /** Whether it contains a six-digit code that opens a record. */
  readonly hasCode?: boolean;
  /** Reason why only its recipient sees it and its links: another reader could accept an invitation in the recipient's name. */
  readonly readersOwn?: string;
  /** Whether it leaves before or after the letters of other kinds; without it the cause decides. */
  readonly lane?: 'first' | 'last';
}

/** Lanes of codes, links that were asked for and news of access, and of mailings to many. */
export const [firstLane, lastLane] = [1, 4];

const stranger = { cause: 'stranger' } as const;
const code = { cause: 'code' } as const;
const link = { cause: 'link' } as const;
const registration = { cause: 'registration' } as const;
const notice = { cause: 'notice' } as const;
const access = { cause: 'access' } as const;
const ofAddress = { staysAtAddress: true } as const;
const news = { ...notice, ...ofAddress, canBeEnded: true } as const;

/** Every kind of letter, by subject. */
const kinds = {
  'pre-registered': stranger,
  'tournament-opened': news,
  'free-agent-registered': registration,
  'contact-asked': stranger,
  'comes-along': { ...registration, ...ofAddress },
  payment: registration,
  'waiver-link': { ...registration, ...ofAddress },
  'waiver-signed': registration,
  'family-withdrew': registration,
  'registration-cancelled': registration,

  'team-created': registration,
  'captain-link': link,
  'team-welcome': registration,
  'captain-told': registration,
  invitation: stranger,
  'join-requested': stranger,
  'join-requests': stranger,
  'join-answered': registration,
  'team-promoted': notice,
  'free-agent-again': notice,
  placed: notice,

  'contact-code': { ...code, hasCode: true },
  'looked-for': stranger,
  'player-changed': { ...notice, ...ofAddress },
  'contact-kept': { ...notice, ...ofAddress },
  'record-link': code,
  'family-erased': notice,
  'link-shown': access,
  'moved-by-organizer': notice,

  schedule: notice,
  'called-off': { ...notice, lane: 'first' },
  mailing: { ...notice, lane: 'last' },
  'mailing-news': { ...news, lane: 'last' },
  'mailing-urgent': { ...notice, lane: 'first' },

  'organizers-told': access,
  'organizer-invited': { ...access, readersOwn: 'it carries an invitation' },
} as const satisfies Readonly<Record<string, LetterRules>>;

export type LetterKind = keyof typeof kinds;

const rules: Readonly<Partial<Record<string, LetterRules>>> = kinds;

/** Returns the rules of a kind; a stored letter may be of a kind that no longer exists. */
export function rulesOf(kind: LetterKind): LetterRules {
  return rules[kind] ?? notice;
}

/** Order in which waiting letters leave by their cause, from 1. */
const lanes: Readonly<Record<LetterCause, number>> = {
  code: firstLane,
  link: firstLane,
  access: firstLane,
  registration: 2,
  notice: 2,
  stranger: 3,
};

/** Returns the order in which waiting letters of a kind leave, from 1. */
export function laneOf({ cause, lane }: LetterRules): number {
  if (lane === 'last') return lastLane;
  return lane === 'first' ? firstLane : lanes[cause];
}

/** Returns the kinds whose rules meet a condition. */
export function filterKinds(isSo: (rules: LetterRules) => boolean): readonly LetterKind[] {
  return (Object.keys(kinds) as readonly LetterKind[]).filter((kind) => isSo(rulesOf(kind)));
}

/** Returns whether waiting letters of a kind follow a family to a new address; those of strangers and with codes do not. */
export function followsTheFamily({ cause, staysAtAddress = false }: LetterRules): boolean {
  return cause !== 'stranger' && cause !== 'code' && !staysAtAddress;
}

/** Values besides its record that the right of a link can depend on. */
export type LinkDependency = 'captain link' | 'captain' | 'mailbox';

/** Kind of mailed link. */
interface LinkKind {
  /** Path of the address before the sealed part. */
  readonly path: string;
  readonly lets: string;
  /** Record that the link names by id; the link is dead once it is deleted or answered. */
  readonly record: string;
  /** Values compared with today's, in the order in which they are sealed. */
  readonly dependsOn: readonly LinkDependency[];
  /** Days of validity; 400 is longer than any tournament is announced ahead, and the end of the tournament is checked as well. */
  readonly days: number;
}

/** Kinds of links that are sealed into letters, with their right, its dependencies and its duration. */
export const mailedLinks = {
  captain: {
    path: 'captain',
    lets: 'open the captain’s page of a team',
    record: 'the team, until its tournament is over',
    dependsOn: ['captain link', 'captain', 'mailbox'],
    days: 400,
  },
  'join-request': {
    path: 'join-request',
    lets: 'see who asks for a team, and accept or decline',
    record: 'the request, of a tournament that has not begun',
    dependsOn: ['captain link', 'captain', 'mailbox'],
    days: 7,
  },
  waiver: {
    path: 'waiver',
    lets: 'sign, confirm or withdraw a waiver',
    record: 'the registration',
    dependsOn: ['mailbox'],
    days: 400,
  },
  record: {
    path: 'record',
    lets: 'see, download, withdraw or erase what is kept of a signer’s players',
    record: 'one of the players it names',
    dependsOn: ['mailbox'],
    days: 7,
  },
  interest: {
    path: 'interest',
    lets: 'see a form filled in with name, phone and address',
    record: 'the interest',
    dependsOn: [],
    days: 60,
  },
  unsubscribe: {
    path: 'unsubscribe',
    lets: 'end the letters about new tournaments',
    record: 'the interest',
    dependsOn: [],
    days: 400,
  },
  'end-news': {
    path: 'unsubscribe',
    lets: 'end the letters about new tournaments to a player',
    record: 'the player',
    dependsOn: ['mailbox'],
    days: 400,
  },
} as const satisfies Readonly<Record<string, LinkKind>>;

/** Links with a random secret, stored as a hash, or with a code: each is dead once its record has another or none. */
export const drawnLinks = {
  invitation: { path: '/invite/', lets: 'join a team', record: 'the code of the team in force, while it has a place' },
  'organizer-invitation': {
    path: '/admin/invitation#',
    lets: 'open an account of the office',
    record: 'the latest invitation of the account, not accepted',
  },
  'keeper-link': { path: '/keep-scores#', lets: 'keep scores', record: 'the link, not taken back' },
} as const;

export type MailedLinkKind = keyof typeof mailedLinks;

export const mailedLinkKinds = Object.keys(mailedLinks) as readonly MailedLinkKind[];

/** Current values that a link can depend on: the number of the captain's link, the captain (null without one), an address. */
export interface LinkValues {
  readonly 'captain link': number;
  readonly captain: number | null;
  readonly mailbox: string;
}

/** Values that a kind of link is sealed with and compared with. */
export type ValuesOf<K extends MailedLinkKind> = Pick<LinkValues, (typeof mailedLinks)[K]['dependsOn'][number]>;

/** Content of an opened link: the ids of its record, and the values that its right depended on when it was written. */
export interface OpenedLink {
  readonly ids: readonly number[];
  readonly values: readonly string[];
}

/** Returns the end of validity of a link written now. */
export function linkEnd(kind: MailedLinkKind, now: Date): Date {
  return new Date(now.getTime() + mailedLinks[kind].days * 86_400_000);
}

/** What a right can depend on beside the record that its link names. */
export type LinkDependency = 'captain link' | 'lead' | 'mailbox';

/** One kind of mailed link. */
interface LinkKind {
  /** The part of the address in front of what is sealed. */
  readonly path: string;
  readonly lets: string;
  /** The record it names by its numbers; where that is gone, or answered, the link is dead. */
  readonly record: string;
  /** What is compared with today's values, in the order in which it is sealed. */
  readonly dependsOn: readonly LinkDependency[];
  /** Longer than any tournament is announced ahead where it lasts as long as that; whether that is over is asked as well. */
  readonly days: number;
}

/** Every kind of link that is sealed into a letter: what it lets, on what that depends, and how long. */
export const mailedLinks = {
  captain: {
    path: 'captain',
    lets: 'open the captain’s page of a team',
    record: 'the team, until its tournament is over',
    dependsOn: ['captain link', 'lead', 'mailbox'],
    days: 400,
  },
  'team-offer': {
    path: 'captain/offer',
    lets: 'take over a team that is offered, or decline',
    record: 'the latest offer of the team, not answered',
    dependsOn: ['captain link', 'lead', 'mailbox'],
    days: 7,
  },
  'join-request': {
    path: 'join-request',
    lets: 'see who asks for a team, and accept or decline',
    record: 'the request, of a tournament that has not begun',
    dependsOn: ['captain link', 'lead', 'mailbox'],
    days: 7,
  },
  waiver: {
    path: 'waiver',
    lets: 'sign, confirm or withdraw a waiver',
    record: 'the registration',
    dependsOn: ['mailbox'],
    days: 400,
  },
  'game-day': {
    path: 'game-day',
    lets: 'see the day of play of a family',
    record: 'the registration, until its tournament is over',
    dependsOn: ['mailbox'],
    days: 400,
  },
  family: {
    path: 'family',
    lets: 'see, download, withdraw or erase what is kept of a family',
    record: 'one of the players it names',
    dependsOn: ['mailbox'],
    days: 7,
  },
  'change-request': {
    path: 'change',
    lets: 'ask for a change or cancel',
    record: 'the player',
    dependsOn: ['mailbox'],
    days: 7,
  },
  'player-change:confirm': {
    path: 'player-change',
    lets: 'confirm or refuse a change of a player',
    record: 'the change, while it waits',
    dependsOn: ['mailbox'],
    days: 30,
  },
  'player-change:undo': {
    path: 'player-change',
    lets: 'take back a change of a player, from an address of before',
    record: 'the change, while it stands and no organizer has changed the record since',
    dependsOn: [],
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

/** Links whose secret is drawn by lot and kept as a hash, or is a code: each is dead once its record has another or none. */
export const drawnLinks = {
  invitation: { path: '/invite/', lets: 'join a team', record: 'the code of the team in force, while it has a place' },
  'organizer-invitation': {
    path: '/admin/invitation#',
    lets: 'open an account of the office',
    record: 'the latest invitation of the account, not accepted',
  },
  'organizer-address': {
    path: '/admin/address#',
    lets: 'confirm another address of an account of the office',
    record: 'the latest address asked for',
  },
  'keeper-link': { path: '/keep-scores#', lets: 'keep scores', record: 'the link, not taken back' },
} as const;

export type MailedLinkKind = keyof typeof mailedLinks;

export const mailedLinkKinds = Object.keys(mailedLinks) as readonly MailedLinkKind[];

/** Today's values of what a link depends on: the number of the captain's link, the captain (null: no player leads), an address. */
export interface LinkValues {
  readonly 'captain link': number;
  readonly lead: number | null;
  readonly mailbox: string;
}

/** The values that a kind of link is sealed with and compared with. */
export type ValuesOf<K extends MailedLinkKind> = Pick<LinkValues, (typeof mailedLinks)[K]['dependsOn'][number]>;

/** What a letter's link holds: the numbers of its record, and what its right depended on when it was written. */
export interface OpenedLink {
  readonly ids: readonly number[];
  readonly values: readonly string[];
}

/** The end of a link that is written now. */
export function linkEnd(kind: MailedLinkKind, now: Date): Date {
  return new Date(now.getTime() + mailedLinks[kind].days * 86_400_000);
}

import { said } from '../language/sentence.ts';
import { Refusal } from '../refusal/refusal.ts';

/** What a key of the API may be made for; none reaches accounts, sessions or second factors. */
export const scopes = ['read:public', 'read:registrations', 'write:scores'] as const;

export type Scope = (typeof scopes)[number];

export const scopeNames: Readonly<Record<Scope, string>> = {
  'read:public': 'Read what families see, of a day in play too',
  'read:registrations': 'Read registrations, with contacts',
  'write:scores': 'Keep scores',
};

/** A key with which a program acts for an organizer, within its scopes and the organizer's role. */
export interface ApiKey {
  readonly id: number;
  readonly accountId: number;
  /** What the organizer calls the program that has it. */
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** The first characters, by which somebody who has it knows it again. */
  readonly start: string;
}

export type NewApiKey = Omit<ApiKey, 'id'>;

/** What every key begins with, so that whoever finds one knows what it is. */
export const keyMark = 'gg_';

/** So many characters after the mark are 190 random bits. */
export const keyLength = 32;

/** How many characters of a key are kept as they are. */
export const keyStartLength = keyMark.length + 4;

/** How many calls a key makes in how many seconds at most. */
export const callsOfKey = { calls: 600, seconds: 60 } as const;

/** So many keys in use an organizer has at most. */
export const mostKeys = 20;

/** The key in a header Authorization, or undefined where it shows none; a password of some proxy is none. */
export function bearerOf(authorization: string | undefined): string | undefined {
  return /^bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];
}

/** Where a key's call goes: what the route is marked with, and whether anybody may read it. */
export interface ReachedRoute {
  readonly scope: Scope | undefined;
  readonly isPublic: boolean;
}

/**
 * How a key comes into a route: for its organizer where the route's own scope is among the key's, like anybody where
 * the public reads and the key may, or not at all.
 */
export function entryOf({ scopes: held }: ApiKey, { scope, isPublic }: ReachedRoute): 'organizer' | 'public' | Refusal {
  if (scope !== undefined && held.includes(scope)) return 'organizer';
  if (isPublic && held.includes('read:public')) return 'public';
  const needed = scope ?? (isPublic ? 'read:public' : undefined);
  return needed === undefined ? closedToKeys() : scopeNeeded(held, needed);
}

const closedToKeys = () => new Refusal('forbidden', 'No API key opens this. Please sign in.');

const scopeNeeded = (held: readonly Scope[], needed: Scope) =>
  new Refusal(
    'forbidden',
    said('This needs an API key with the scope {needed}; yours has {held}.', { needed, held: held.join(', ') }),
  );

export const tooManyKeys = () =>
  new Refusal(
    'conflict',
    said('You have {mostKeys} API keys in use. Revoke one before you make another.', { mostKeys }),
  );

export const noSuchKey = () => new Refusal('not-found', 'No such API key, or it was revoked before');

import { said } from '../language/sentence.ts';
import { Refusal } from '../refusal/refusal.ts';

/** Scopes of API keys; none covers accounts, sessions or second factors. */
export const scopes = ['read:public', 'read:registrations', 'write:scores'] as const;

export type Scope = (typeof scopes)[number];

export const scopeNames: Readonly<Record<Scope, string>> = {
  'read:public': 'Read what families see, of a day in play too',
  'read:registrations': 'Read registrations, with contacts',
  'write:scores': 'Keep scores',
};

/** API key with which a program acts for an organizer, within its scopes and the organizer's role. */
export interface ApiKey {
  readonly id: number;
  readonly accountId: number;
  /** Organizer's name for the program that uses the key. */
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** First characters, by which the owner recognises the key. */
  readonly start: string;
}

export type NewApiKey = Omit<ApiKey, 'id'>;

/** Prefix of every key, so that a finder can tell what it is. */
export const keyMark = 'gg_';

/** Characters after the prefix: 190 random bits. */
export const keyLength = 32;

/** Number of a key's first characters that are stored in plain text. */
export const keyStartLength = keyMark.length + 4;

/** Rate limit of a key: so many calls within so many seconds. */
export const callsOfKey = { calls: 600, seconds: 60 } as const;

/** Maximum number of keys in use per organizer. */
export const mostKeys = 20;

/** Returns the bearer token of an Authorization header; undefined for none and for other schemes, such as a proxy's password. */
export function bearerOf(authorization: string | undefined): string | undefined {
  return /^bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];
}

/** Route that a key calls: the scope it requires, and whether it is public. */
export interface ReachedRoute {
  readonly scope: Scope | undefined;
  readonly isPublic: boolean;
}

/**
 * Decides how a key may call a route: as its organizer when the key has the route's scope, as the public when the route is public
 * and the key may read public data, or not at all.
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

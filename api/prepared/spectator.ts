import type { IncomingMessage } from 'node:http';
import type { CachedReading } from './cached-reading.ts';

/** Caller with a session. */
export interface Spectator {
  /** Whether they may be an organizer, who sees hidden records and is answered by the framework. */
  readonly mayBeOrganizer: boolean;
}

/** Identifies callers by their cookies. */
export abstract class Spectators {
  /** Returns the caller of a session cookie; undefined if none is one that we have signed. */
  abstract behind(cookies: string): CachedReading<Spectator> | undefined;
  /** Returns whether the caller has named a team of this tournament recently. */
  abstract sees(cookies: string, tournamentId: number): boolean;
}

const askedInside = new WeakMap<IncomingMessage, 'strangers' | 'spectators'>();

/** Marks a request as internal, for anonymous callers or for those who have named a team of the tournament. */
export function markInternal(request: IncomingMessage, whom: 'strangers' | 'spectators'): void {
  askedInside.set(request, whom);
}

/** Returns whether a request is internal, for a shared answer; requests from outside cannot claim it. */
export const isInternalRequest = (request: IncomingMessage): boolean => askedInside.has(request);

/** Returns whether an internal request is for callers who have named a team of the tournament; requests from outside cannot claim it. */
export const isForSpectators = (request: IncomingMessage): boolean => askedInside.get(request) === 'spectators';

import type { IncomingMessage } from 'node:http';
import type { KeptReading } from './kept-reading.ts';

/** Somebody with a session, and what public answers show them beyond what strangers see. */
export interface Spectator {
  /** Organizers see what is hidden: the framework answers them. */
  readonly mayBeOrganizer: boolean;
  /** Whether they have named a team of this tournament, not too long ago. */
  sees(tournamentId: number): boolean;
}

/** Knows who comes with a session. */
export abstract class Spectators {
  /** Who comes with the session of a request's cookies; undefined where that cannot be read from them. */
  abstract behind(cookies: string): KeptReading<Spectator> | undefined;
}

const askedInside = new WeakMap<IncomingMessage, 'strangers' | 'spectators'>();

/** This request is made by the product itself, for whoever asks, or for whoever has named a team of the tournament. */
export function askInsideFor(request: IncomingMessage, whom: 'strangers' | 'spectators'): void {
  askedInside.set(request, whom);
}

/** Whether the answer is made ready for many; from outside nobody can say so. */
export const isAskedInside = (request: IncomingMessage): boolean => askedInside.has(request);

/** Whether the answer is made ready for those who have named a team of the tournament; from outside nobody can say so. */
export const isAskedForSpectators = (request: IncomingMessage): boolean => askedInside.get(request) === 'spectators';

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

const askedForSpectators = new WeakSet<IncomingMessage>();

/** What is asked for by this request is given to whoever has named a team of the tournament. */
export function askForSpectators(request: IncomingMessage): void {
  askedForSpectators.add(request);
}

/** Whether the answer is made ready for those who have named a team of the tournament; from outside nobody can say so. */
export const isAskedForSpectators = (request: IncomingMessage): boolean => askedForSpectators.has(request);

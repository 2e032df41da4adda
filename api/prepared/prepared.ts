import { Reflector } from '@nestjs/core';
import type { PublicContent } from './change.ts';

/** Declaration of a prepared answer: the changes that outdate it, and its audience. */
export interface Preparation {
  /** Contents of any tournament. Every answer also expires at the end of the day in New Jersey, since deadlines and ages depend on the day. */
  readonly shows: readonly PublicContent[];
  /** Contents of the tournament in its path only. */
  readonly showsOfTournament?: readonly PublicContent[];
  /** Milliseconds for which it stays valid without a change. */
  readonly staysMs?: number;
  /** Whether organizers see more, and are therefore answered by the framework. */
  readonly organizersSeeMore?: true;
  /** Field that tells whether something is withheld from callers who have named no team of the tournament; the others get an answer of their own. */
  readonly withheldIf?: string;
  /** Parameters of the route with which it is prepared, too. */
  readonly parameters?: readonly string[];
  /** Parameter of the route with which the framework answers. */
  readonly exceptWith?: string;
  /** Whether it depends on the language of the request. */
  readonly isSpoken?: true;
  /** Whether it is free of personal data, so that a browser may store and revalidate it. */
  readonly mayBeKept?: true;
  /** Whether it is uncritical: a browser may use it for a minute, and for another hour while it revalidates. */
  readonly mayBeOld?: true;
}

/** Returns the Cache-Control of a route's answer; undefined for the default. */
export function cacheControlOf({ mayBeKept, mayBeOld }: Preparation): string | undefined {
  if (mayBeOld) return 'public, max-age=60, stale-while-revalidate=3600';
  return mayBeKept ? 'no-cache' : undefined;
}

/** Declares that the answer of this route is prepared once and sent to many before the framework sees the caller. */
export const Prepared = Reflector.createDecorator<Preparation>();

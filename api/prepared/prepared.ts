import { Reflector } from '@nestjs/core';
import type { Shown } from './change.ts';

/** What makes the answer of a route stale, and to whom it is given. */
export interface Preparation {
  /** What it shows, of whichever tournament; and every answer ends with the day in New Jersey, by which deadlines and ages go. */
  readonly shows: readonly Shown[];
  /** What it shows of the tournament in its path alone. */
  readonly showsOfTournament?: readonly Shown[];
  /** So long, in milliseconds, it stays as it is when nothing changes. */
  readonly staysMs?: number;
  /** Organizers are shown more: the framework answers them. */
  readonly organizersSeeMore?: true;
  /** The field that says that something is withheld from whoever has not named a team of the tournament in its path; whoever has is given an answer of their own. */
  readonly withheldIf?: string;
  /** The parameters with which it is prepared as well: with any other the framework answers. Without them a route reads none. */
  readonly parameters?: readonly string[];
  /** It is told in the language that a request prefers. */
  readonly isSpoken?: true;
  /** It says nothing of a person: a browser may keep it, and asks whether it is still so. */
  readonly mayBeKept?: true;
  /** Words by which nobody decides anything: for a minute a browser shows what it has, and for an hour more while it asks anew. */
  readonly mayBeOld?: true;
}

/** What browsers may do with the answer of a route; undefined where it is what every answer says. */
export function keptHow({ mayBeKept, mayBeOld }: Preparation): string | undefined {
  if (mayBeOld) return 'public, max-age=60, stale-while-revalidate=3600';
  return mayBeKept ? 'no-cache' : undefined;
}

/** Declares that the answer of this route is made once and given to many before the framework sees who asks. */
export const Prepared = Reflector.createDecorator<Preparation>();

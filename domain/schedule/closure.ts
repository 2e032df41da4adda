import { easternClock, easternInstant } from '../time/eastern-instant.ts';
import { easternTimeAlone } from '../time/eastern-words.ts';
import { midnight } from '../venue/venue.ts';

/** Closure of one field or of all, from a moment (ISO 8601) until another or for the rest of that day. */
export interface Closure {
  readonly from: string;
  readonly until: string | null;
  readonly field: string | null;
}

/** Place and time of a game, as far as closures matter to it. */
interface Placed {
  readonly field: string;
  readonly start: string;
  readonly end: string;
}

/** Returns the end of a closure, or of its day; milliseconds. */
export function endOfClosure({ from, until }: Closure): number {
  return until === null ? easternInstant(easternClock(Date.parse(from)).slice(0, 10), midnight) : Date.parse(until);
}

/** Tells whether a game stands on a field while it is closed. */
export const closes = (closure: Closure, { field, start, end }: Placed): boolean =>
  (closure.field ?? field) === field &&
  Date.parse(start) < endOfClosure(closure) &&
  Date.parse(closure.from) < Date.parse(end);

/** Says a closure to an organizer: Field 3 is closed from 11:30 AM on. */
export function closureSentence({ field, from, until }: Closure): string {
  const end = until === null ? 'on' : `to ${easternTimeAlone(new Date(until))}`;
  return `${field === null ? 'All fields are' : `${field} is`} closed from ${easternTimeAlone(new Date(from))} ${end}.`;
}

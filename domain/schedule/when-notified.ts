import type { TimetableChange } from './timetable-changes.ts';

const minute = 60_000;

/** So long the desk has to be quiet before families are told of a change, in minutes; less when a game of it is near. */
export const quietMinutes = { usual: 10, urgent: 2 } as const;

/** A game that starts within so many minutes is near. */
const near = 120;

/** When families are told of a change: not for every drag, but once nothing has been moved for a while. */
export function toldAt(kickoffs: readonly Date[], lastChangeAt: Date | null, now: Date): Date {
  const isNear = (kickoff: Date) => kickoff > now && kickoff.getTime() - now.getTime() <= near * minute;
  const quiet = kickoffs.some(isNear) ? quietMinutes.urgent : quietMinutes.usual;
  return lastChangeAt === null ? now : new Date(lastChangeAt.getTime() + quiet * minute);
}

/** The kick-offs that a change is about, as told and as they are. */
export function kickoffsOf(changes: readonly TimetableChange[]): readonly Date[] {
  return changes.flatMap((change) => [
    ...('was' in change ? [new Date(change.was.startsAt)] : []),
    ...('now' in change ? [change.now.startsAt] : []),
  ]);
}

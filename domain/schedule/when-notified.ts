import type { TimetableChange } from './timetable-changes.ts';

const minute = 60_000;

/** Minutes without further changes before families are told of a change; fewer when one of its games is near. */
const quietMinutes = { usual: 10, urgent: 2 } as const;

/** Minutes within which a game counts as near. */
const near = 120;

/** Returns the time at which families are told of a change: not for every drag, but once nothing has been moved for a while. */
export function announcementTime(kickoffs: readonly Date[], lastChangeAt: Date | null, now: Date): Date {
  const isNear = (kickoff: Date) => kickoff > now && kickoff.getTime() - now.getTime() <= near * minute;
  const quiet = kickoffs.some(isNear) ? quietMinutes.urgent : quietMinutes.usual;
  return lastChangeAt === null ? now : new Date(lastChangeAt.getTime() + quiet * minute);
}

/** Returns the kick-offs that changes are about, as announced and as they are now. */
export function kickoffsOf(changes: readonly TimetableChange[]): readonly Date[] {
  return changes.flatMap((change) => [
    ...('was' in change ? [new Date(change.was.startsAt)] : []),
    ...('now' in change ? [change.now.startsAt] : []),
  ]);
}

import { isReachable } from '../mail/letter.ts';
import { scheduleHours } from './first-letter.ts';
import { isToCome } from './own-game.ts';
import type { Audience, ComingTournament, ScheduleReader } from './schedule-reader.ts';
import { households } from './timetable-news.ts';

const hour = 3_600_000;

/**
 * Hours before the start: families get the schedule, organizers get a warning where there is none. While a draft
 * waits to be published, families wait too, but only until `withoutTimetable`: then they get date and place alone.
 */
export const hoursBefore = { schedule: scheduleHours, warning: 72, withoutTimetable: 12 } as const;

type Start = Pick<ComingTournament, 'isUpcoming' | 'startsAt'>;

export const isWithin = ({ isUpcoming, startsAt }: Start, now: Date, hours: number): boolean =>
  isUpcoming && startsAt > now && startsAt.getTime() - now.getTime() <= hours * hour;

/** Tells whether families are to get their first letter about a tournament now; once it has begun, those who still have a game to come. */
export function isFirstLetterDue(
  tournament: Start & Pick<ComingTournament, 'hasTimetable' | 'hasDraft'>,
  now: Date,
): boolean {
  if (tournament.startsAt <= now) return tournament.hasTimetable;
  const waits = tournament.hasDraft && !tournament.hasTimetable;
  return isWithin(tournament, now, waits ? hoursBefore.withoutTimetable : hoursBefore.schedule);
}

/** Returns the readers whose first letter is due: before the start whoever was told nothing, then of these whoever has a game to come. */
export function readersToTell(readers: readonly ScheduleReader[], { startsAt }: Pick<Start, 'startsAt'>, now: Date) {
  const untold = readers.filter(({ told }) => told === undefined);
  if (!(startsAt <= now)) return untold;
  return untold.filter(({ games }) => games.some((game) => isToCome(game) && game.isDrawn && game.startsAt > now));
}

/** Numbers of letters sent when a timetable is published: at once, and later with everybody's schedule. */
export interface PublicationAhead {
  readonly now: number;
  readonly later: number;
  /** Time of the later ones; null where there are none. */
  readonly laterAt: Date | null;
}

/** Counts the letters caused by a publication; the audience already has the games to be published. */
export function publicationAhead(audience: Audience, start: Start, now: Date): PublicationAhead {
  const changed = households({ ...audience, lastChangeAt: null }, now).filter(
    ({ readers: [{ email }], news }) => news !== undefined && isReachable({ to: email }),
  );
  const untold = readersToTell(audience.readers, start, now).filter(({ email }) => isReachable({ to: email }));
  const isDue = start.startsAt <= now || isWithin(start, now, hoursBefore.schedule);
  const isAhead = start.isUpcoming && start.startsAt > now && !isDue && untold.length > 0;
  return {
    now: changed.length + (isDue ? untold.length : 0),
    later: isAhead ? untold.length : 0,
    laterAt: isAhead ? new Date(start.startsAt.getTime() - hoursBefore.schedule * hour) : null,
  };
}

import { daysBetween, hoursAfter, movedByDays } from '../schedule/move-day.ts';
import type { Tournament } from '../tournament/tournament.ts';
import type { PlayingHours } from '../venue/venue.ts';
import { dayPlanOf, withTimetable } from './day-plan-of.ts';
import type { DayChange, TournamentDay } from './tournament-day.ts';

/** Outcome for a timetable whose tournament has another date. */
export type TimetableFollowed = 'moved' | 'cleared';

interface DateChange {
  readonly followed: TimetableFollowed;
  readonly change: DayChange;
}

type Dated = Pick<Tournament, 'firstDay'>;

/**
 * Returns what another date changes in a timetable: the games to come move by the difference, and without a day they
 * lose their times alone. Undefined where the timetable is on that date already, or nothing is left to play.
 */
export function dateChange(day: TournamentDay, before: Dated, after: Dated): DateChange | undefined {
  if (before.firstDay === after.firstDay) return undefined;
  const { timetable, venue, started } = dayPlanOf(day);
  const toCome = timetable.games.map(({ match }) => match).filter((match) => !started.includes(match));
  if (toCome.length === 0) return undefined;
  if (after.firstDay === null) {
    const withoutTimes = { ...timetable, withoutTime: toCome, lastMoves: [] };
    return { followed: 'cleared', change: withTimetable(day, withoutTimes) };
  }
  const from = firstDayOf(venue.hours);
  const isThere = from === after.firstDay;
  if (isThere && timetable.withoutTime === undefined) return undefined;
  const days = isThere ? 0 : daysBetween(before.firstDay ?? from, after.firstDay);
  const { withoutTime = [], ...timed } = movedByDays(timetable, days, started);
  const played = withoutTime.filter((match) => started.includes(match));
  const { fields, hours } = venue;
  const moved = {
    ...timed,
    venue: { fields, hours: hoursAfter(hours, days) },
    ...(played.length > 0 && { withoutTime: played }),
  };
  return { followed: 'moved', change: withTimetable(day, moved) };
}

const firstDayOf = (hours: readonly PlayingHours[]): string => hours.map(({ day }) => day).toSorted()[0] ?? '';

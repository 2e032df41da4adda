import type { MatchKey } from '../match/match.ts';
import { easternClock, easternInstant } from '../time/eastern-instant.ts';
import type { PlayingHours } from '../venue/venue.ts';
import type { ScheduledGame, Timetable } from './timetable.ts';

const dayLength = 86_400_000;

/** Returns the number of calendar days between two dates, YYYY-MM-DD; negative when `to` comes before `from`. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayLength);

/** Returns the date a number of days later. */
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);

/**
 * Moves the games of a timetable by days, at the same time by the clocks of New Jersey, even across a change of
 * the clocks; staying games keep day and time.
 */
export function movedByDays(timetable: Timetable, days: number, staying: readonly MatchKey[]): Timetable {
  const games = timetable.games.map((game) => (staying.includes(game.match) ? game : onOtherDay(game, days)));
  return { ...timetable, games, lastMoves: [] };
}

function onOtherDay(game: ScheduledGame, days: number): ScheduledGame {
  const [day = '', time = ''] = easternClock(Date.parse(game.start)).split(' ');
  const start = easternInstant(dayAfter(day, days), time);
  const end = start + Date.parse(game.end) - Date.parse(game.start);
  return { ...game, start: new Date(start).toISOString(), end: new Date(end).toISOString() };
}

/** Returns the hours of play a number of days later. */
export const hoursAfter = (hours: readonly PlayingHours[], days: number): readonly PlayingHours[] =>
  hours.map((window) => ({ ...window, day: dayAfter(window.day, days) }));

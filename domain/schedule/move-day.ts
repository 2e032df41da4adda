import type { MatchKey } from '../match/match.ts';
import { easternClock, easternInstant } from '../time/eastern-instant.ts';
import type { PlayingHours } from '../venue/venue.ts';
import type { ScheduledGame, Timetable } from './timetable.ts';

const dayLength = 86_400_000;

/** Returns the number of calendar days between two dates, YYYY-MM-DD; negative when `to` comes before `from`. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayLength);

/** Returns the date a number of days later. */
export const dayAfter = (day: string, days: number): string =>
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
  return startingAt(game, easternInstant(dayAfter(day, days), time));
}

function startingAt(game: ScheduledGame, start: number): ScheduledGame {
  const end = start + Date.parse(game.end) - Date.parse(game.start);
  return { ...game, start: new Date(start).toISOString(), end: new Date(end).toISOString() };
}

/** Moves the games of each day by that day's minutes; staying games keep their time. */
export function movedByMinutes(
  timetable: Timetable,
  minutesOn: (day: string) => number,
  staying: readonly MatchKey[],
): Timetable {
  const games = timetable.games.map((game) => {
    const start = Date.parse(game.start);
    const minutes = minutesOn(easternClock(start).slice(0, 10));
    return minutes === 0 || staying.includes(game.match) ? game : startingAt(game, start + minutes * 60_000);
  });
  return { ...timetable, games, lastMoves: [] };
}

/** Returns by how many minutes play on a day begins later than before; 0 where either side has no hours for it. */
export function minutesBetween(day: string, before: readonly PlayingHours[], after: readonly PlayingHours[]): number {
  const [from, to] = [openingOn(day, before), openingOn(day, after)];
  return from === undefined || to === undefined ? 0 : (to - from) / 60_000;
}

function openingOn(day: string, hours: readonly PlayingHours[]): number | undefined {
  const openings = hours.filter((window) => window.day === day).map(({ startTime }) => easternInstant(day, startTime));
  return openings.length === 0 ? undefined : Math.min(...openings);
}

/** Returns the hours of play a number of days later. */
export const hoursAfter = (hours: readonly PlayingHours[], days: number): readonly PlayingHours[] =>
  hours.map((window) => ({ ...window, day: dayAfter(window.day, days) }));

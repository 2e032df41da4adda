import type { MatchKey } from '../match/match.ts';
import { easternClock, easternInstant } from '../time/eastern-instant.ts';
import type { PlayingHours } from '../venue/venue.ts';
import type { ScheduledGame, Timetable } from './timetable.ts';

const dayLength = 86_400_000;

/** How many days of the calendar lie between two, YYYY-MM-DD; negative when the other comes before. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayLength);

/** The day of the calendar so many days later. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);

/**
 * The timetable with its games so many days later, at the same time by the clocks of New Jersey, also where these were changed
 * in between; games that stay keep day and time.
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

/** The timetable with the games of each day so many minutes later; games that stay keep their time. */
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

/** By how many minutes play on a day begins later than before; none where one of the two does not say when. */
export function minutesBetween(day: string, before: readonly PlayingHours[], after: readonly PlayingHours[]): number {
  const [from, to] = [openingOn(day, before), openingOn(day, after)];
  return from === undefined || to === undefined ? 0 : (to - from) / 60_000;
}

function openingOn(day: string, hours: readonly PlayingHours[]): number | undefined {
  const openings = hours.filter((window) => window.day === day).map(({ startTime }) => easternInstant(day, startTime));
  return openings.length === 0 ? undefined : Math.min(...openings);
}

/** Hours of play so many days later. */
export const hoursAfter = (hours: readonly PlayingHours[], days: number): readonly PlayingHours[] =>
  hours.map((window) => ({ ...window, day: dayAfter(window.day, days) }));

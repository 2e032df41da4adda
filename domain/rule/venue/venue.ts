import { AnswersRefused } from '../form/accept-answers.ts';
import { type Sentence, said } from '../language/sentence.ts';
import { clockInWords } from '../time/clock-in-words.ts';
import { isDay } from '../time/eastern.ts';
import { easternClock, easternInstant } from '../time/eastern-instant.ts';

/** End of a day in hours of play. */
export const midnight = '24:00';

/** Hours of one day in which games are played, by the clocks of New Jersey. */
export interface PlayingHours {
  readonly day: string;
  readonly startTime: string;
  readonly endTime: string;
}

/** Fields and hours of a tournament. */
export interface Venue {
  readonly fields: readonly string[];
  readonly hours: readonly PlayingHours[];
  /** Minutes from one kick-off on a field to the next. */
  readonly gameDuration: number;
}

/** Stretch of time that holds one game on every field; milliseconds. */
export interface PlayingSlot {
  readonly start: number;
  readonly end: number;
}

/** Minimum minutes of a game: twelve to play and a half-time. */
export const shortestGame = 14;

const minute = 60_000;

/** Returns the slots of all days in order of time, correct across the nights on which the clocks change. */
export function playingSlots({ hours, gameDuration }: Venue): readonly PlayingSlot[] {
  return hours.flatMap((window) => slotsOf(window, gameDuration * minute)).toSorted((a, b) => a.start - b.start);
}

function slotsOf({ day, startTime, endTime }: PlayingHours, length: number): readonly PlayingSlot[] {
  const opening = easternInstant(day, startTime);
  const count = Math.max(0, Math.floor((easternInstant(day, endTime) - opening) / length));
  return Array.from({ length: count }, (_, index) => {
    const start = opening + index * length;
    return { start, end: start + length };
  });
}

/** Returns the venue with the hours that are left at an instant (milliseconds), each from its next slot on. Refuses where none are. */
export function venueLeft(venue: Venue, now: number): Venue {
  const hours = venue.hours.flatMap((window): readonly PlayingHours[] => {
    const next = slotsOf(window, venue.gameDuration * minute).find(({ start }) => start >= now);
    return next === undefined ? [] : [{ ...window, startTime: easternClock(next.start).slice(11) }];
  });
  if (hours.length === 0) throw hoursAreOver();
  return { ...venue, hours };
}

/** Returns the instant at which the last of the playing hours end; milliseconds. */
export const closingOf = ({ hours }: Venue): number =>
  Math.max(...hours.map(({ day, endTime }) => easternInstant(day, endTime)));

/** Tells whether a game, its instants in ISO 8601, lies within the playing hours of a day. */
export function isWithinHours({ hours }: Venue, game: { readonly start: string; readonly end: string }): boolean {
  return hours.some(
    ({ day, startTime, endTime }) =>
      easternInstant(day, startTime) <= Date.parse(game.start) && Date.parse(game.end) <= easternInstant(day, endTime),
  );
}

/** Tells whether two lists of playing hours are the same. */
export const sameHours = (one: readonly PlayingHours[], other: readonly PlayingHours[]): boolean =>
  inWords(one) === inWords(other);

const inWords = (hours: readonly PlayingHours[]): string =>
  hours.map(({ day, startTime, endTime }) => `${day} ${startTime} ${endTime}`).join();

/** Refuses a venue for which no timetable can be planned. */
export function checkVenue(venue: Venue): void {
  const { fields, hours, gameDuration } = venue;
  if (fields.length === 0) throw fieldMissing();
  if (new Set(fields).size < fields.length) throw fieldNamedTwice();
  if (!Number.isInteger(gameDuration) || gameDuration < 1) throw durationWrong();
  if (hours.length === 0) throw hoursMissing();
  for (const { day, startTime, endTime } of hours) {
    if (!isDay(day)) throw dayWrong(day);
    if (!isTime(startTime)) throw timeWrong('startTime', startTime);
    if (endTime !== midnight && !isTime(endTime)) throw timeWrong('endTime', endTime);
    if (startTime >= endTime) throw endsBeforeStart();
  }
  const overlap = overlapIn(hours);
  if (overlap !== undefined) throw invalid('playingHours', overlap);
}

/** Returns the complaint about hours of play that overlap; undefined where none do. */
export function overlapIn(hours: readonly PlayingHours[]): Sentence | undefined {
  const inOrder = hours.toSorted((one, other) => (opening(one) < opening(other) ? -1 : 1));
  const second = inOrder.find(({ day, startTime }, index) => {
    const before = inOrder[index - 1];
    return before !== undefined && before.day === day && startTime < before.endTime;
  });
  if (second === undefined) return undefined;
  const { day, startTime } = second;
  return said('{day}: the hours from {startTime} on overlap those before them', {
    day,
    startTime: clockInWords(startTime),
  });
}

const opening = ({ day, startTime }: PlayingHours): string => `${day} ${startTime}`;

/** Returns warnings about a venue that can be used all the same. */
export function venueWarnings({ gameDuration }: Venue): readonly string[] {
  if (gameDuration >= shortestGame) return [];
  return [`Games of ${gameDuration} minutes are too short: 12 minutes and a half-time need at least ${shortestGame}.`];
}

const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

const invalid = (field: string, sentence: Sentence) => new AnswersRefused({ [field]: sentence });
const fieldMissing = () => invalid('fieldNames', said('Name at least one field'));
const fieldNamedTwice = () => invalid('fieldNames', said('Every field needs a name of its own'));
const durationWrong = () => invalid('gameDuration', said('The game duration is a whole number of minutes, 1 or more'));
const hoursMissing = () => invalid('startTime', said('Say on which day and in which hours games are played'));
const dayWrong = (day: string) =>
  invalid('date', said('"{day}" is no day of the calendar; write it as 2026-11-01', { day }));
const timeWrong = (field: string, time: string) =>
  invalid(field, said('"{time}" is no time of day; write it as 18:15', { time }));
const hoursAreOver = () =>
  invalid('endTime', 'The hours of play are over: choose later hours, or another day for what is still to be played');
const endsBeforeStart = () => invalid('endTime', said('The end time must be after the start time'));

import { easternClock, easternInstant } from '../time/eastern-instant.ts';
import type { PlayingHours, PlayingSlot, Venue } from '../venue/venue.ts';
import type { ScheduledGame } from './timetable.ts';

/** Beginning of the kick-offs (milliseconds), and whether games may run over the end of the hours. */
interface Terms {
  readonly from: number;
  readonly mayRunOver: boolean;
}

/**
 * Returns the kick-offs from an instant on in the rhythm of the games to come, which is another than that of the
 * hours once a day is late; until the hours end, or the last game does if that is later and games may run over.
 */
export function kickoffsToCome(
  { hours, gameDuration }: Venue,
  toCome: readonly ScheduledGame[],
  { from, mayRunOver }: Terms,
): readonly PlayingSlot[] {
  const length = gameDuration * 60_000;
  const slots = hours.flatMap((window) => {
    const { opening, closing } = stretchOf(window);
    const openings = hours.filter(({ day }) => day === window.day).map((one) => stretchOf(one).opening);
    const next = Math.min(...openings.filter((other) => other > opening));
    const isHere = (start: number) =>
      easternClock(start).startsWith(window.day) &&
      start < next &&
      (start >= opening || openings.every((other) => other >= opening));
    const games = toCome.filter(({ start }) => isHere(Date.parse(start)));
    const over = mayRunOver ? games : [];
    const ends = Math.min(next, Math.max(closing, ...over.map(({ end }) => Date.parse(end))));
    const rhythm = rhythmOf(games, length) ?? opening;
    const earliest = Math.max(from, Math.min(opening, ...over.map(({ start }) => Date.parse(start))));
    const first = rhythm + Math.ceil((earliest - rhythm) / length) * length;
    const count = Math.max(0, Math.floor((ends - first) / length));
    return Array.from({ length: count }, (_, slot) => first + slot * length);
  });
  return slots.toSorted((one, other) => one - other).map((start) => ({ start, end: start + length }));
}

const stretchOf = ({ day, startTime, endTime }: PlayingHours) => ({
  opening: easternInstant(day, startTime),
  closing: easternInstant(day, endTime),
});

/** Returns a kick-off in whose rhythm most games start; undefined without games. */
function rhythmOf(games: readonly ScheduledGame[], length: number): number | undefined {
  const starts = games.map(({ start }) => Date.parse(start)).toSorted((one, other) => one - other);
  const inStep = (start: number) => starts.filter((other) => (other - start) % length === 0).length;
  return starts.toSorted((one, other) => inStep(other) - inStep(one))[0];
}

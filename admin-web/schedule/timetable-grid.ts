import { easternDay } from '../time/eastern-time.ts';

/** A kick-off on a field, as the grid needs to know it. */
interface Kickoff {
  readonly field: string;
  readonly startTime: string;
}

/** Everything that kicks off at one time, field by field; undefined where a field is free. */
interface GridRow<G> {
  readonly start: string;
  readonly games: readonly (G | undefined)[];
}

/** A day of the timetable: kick-offs down, fields across. */
export interface GridDay<G> {
  readonly day: string;
  readonly rows: readonly GridRow<G>[];
}

/** The fields in use, those of the list first and in its order. */
export function fieldsOf(games: readonly Kickoff[], listed: readonly string[] = []): readonly string[] {
  const used = [...new Set(games.map(({ field }) => field))];
  const others = used.filter((field) => !listed.includes(field));
  return [...listed, ...others.toSorted((one, other) => one.localeCompare(other, 'en-US', { numeric: true }))];
}

/** When games kick off, each time once, in order. */
export const startsOf = (games: readonly Kickoff[]): readonly string[] =>
  [...new Set(games.map(({ startTime }) => startTime))].toSorted();

/** The timetable day by day; times without a game are shown where they are asked for. */
export function gridOf<G extends Kickoff>(
  games: readonly G[],
  fields: readonly string[],
  alsoShown: readonly string[] = [],
): readonly GridDay<G>[] {
  const instants = [...games.map(({ startTime }) => startTime), ...alsoShown].map((start) => Date.parse(start));
  const starts = [...new Set(instants)].toSorted((one, other) => one - other);
  const rows = starts.map((start): GridRow<G> => {
    const at = games.filter(({ startTime }) => Date.parse(startTime) === start);
    return {
      start: new Date(start).toISOString(),
      games: fields.map((name) => at.find(({ field }) => field === name)),
    };
  });
  const days = [...new Set(rows.map(({ start }) => easternDay(start)))];
  return days.map((day) => ({ day, rows: rows.filter(({ start }) => easternDay(start) === day) }));
}

/** No free kick-offs are shown in a pause as long as this: it is a night. */
const night = 6 * 3_600_000;

/** Kick-offs with those a game's length apart that lie between them, free or not. */
export function withPauses(starts: readonly string[], length: number): readonly string[] {
  const instants = [...new Set(starts.map((start) => Date.parse(start)))].toSorted((one, other) => one - other);
  const filled = instants.flatMap((start, index) => {
    const pause = (instants[index + 1] ?? start) - start;
    const count = length > 0 && pause < night ? Math.max(0, Math.ceil(pause / length) - 1) : 0;
    return [start, ...Array.from({ length: count }, (_, step) => start + (step + 1) * length)];
  });
  return filled.map((instant) => new Date(instant).toISOString());
}

import { textOrder } from '../../domain/rule/language/name-order.ts';
import { easternDay } from '../time/eastern-time.ts';

/** Kick-off on a field, with the data that the grid needs. */
interface Kickoff {
  readonly field: string;
  readonly startTime: string;
}

/** Games that kick off at the same time, by field; undefined for a free field. */
interface GridRow<G> {
  readonly start: string;
  readonly games: readonly (G | undefined)[];
}

/** Day of the timetable: kick-offs in rows, fields in columns. */
export interface GridDay<G> {
  readonly day: string;
  readonly rows: readonly GridRow<G>[];
}

/** Returns the used fields: listed ones first, in the order of the list. */
export function fieldsOf(games: readonly Kickoff[], listed: readonly string[] = []): readonly string[] {
  const used = [...new Set(games.map(({ field }) => field))];
  const others = used.filter((field) => !listed.includes(field));
  return [...listed, ...others.toSorted(textOrder)];
}

/** Returns the distinct kick-offs in order. */
export const startsOf = (games: readonly Kickoff[]): readonly string[] =>
  [...new Set(games.map(({ startTime }) => startTime))].toSorted();

/** Arranges games by day, kick-off and field; times without a game appear if they are in `alsoShown`. */
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

/** Length from which a pause counts as a night, so that no free kick-offs are shown in it, in milliseconds. */
const night = 6 * 3_600_000;

/** Returns the kick-offs together with the free ones between them, a game's length apart. */
export function withPauses(starts: readonly string[], length: number): readonly string[] {
  const instants = [...new Set(starts.map((start) => Date.parse(start)))].toSorted((one, other) => one - other);
  const filled = instants.flatMap((start, index) => {
    const pause = (instants[index + 1] ?? start) - start;
    const count = length > 0 && pause < night ? Math.max(0, Math.ceil(pause / length) - 1) : 0;
    return [start, ...Array.from({ length: count }, (_, step) => start + (step + 1) * length)];
  });
  return filled.map((instant) => new Date(instant).toISOString());
}

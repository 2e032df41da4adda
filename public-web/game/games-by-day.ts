import { easternDay, isOneDay } from '../../domain/time/eastern.ts';
import { isCompleted, isPlaying, type SentGame } from './sent-game.ts';

/** Part of a list of games: current ones, those of today or of another day, and completed ones. */
export interface GamesPart {
  readonly is: 'now' | 'next' | 'later' | 'over';
  /** Date, YYYY-MM-DD, if it is not today; null while it is unknown. */
  readonly day: string | null | undefined;
  readonly games: readonly SentGame[];
}

/** Divides games into current ones, today's, later days and results, in this order; each part keeps the given order. */
export function gamesByDay(games: readonly SentGame[], now: Date): readonly GamesPart[] {
  const otherDayOf = ({ startTime }: SentGame): string | null | undefined => {
    if (startTime === null) return null;
    const start = new Date(startTime);
    return isOneDay(start, now) ? undefined : easternDay(start);
  };
  const parts = new Map<string, GamesPart>();
  for (const game of games) {
    const day = otherDayOf(game);
    const is = isPlaying(game) ? 'now' : isCompleted(game) ? 'over' : day === undefined ? 'next' : 'later';
    const other = is === 'now' ? undefined : day;
    const key = `${is} ${other}`;
    parts.set(key, { is, day: other, games: [...(parts.get(key)?.games ?? []), game] });
  }
  return [...parts.values()].toSorted(
    (one, two) => order.indexOf(one.is) - order.indexOf(two.is) || sorted(one).localeCompare(sorted(two)),
  );
}

const order = ['now', 'next', 'later', 'over'] as const;

/** Sorts today first, and games without a date last. */
const sorted = ({ day }: GamesPart): string => (day === undefined ? '' : (day ?? 'unknown'));

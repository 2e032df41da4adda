import { easternDay, isOneDay } from '../../domain/rule/time/eastern.ts';
import type { GameNews } from './game-news.ts';
import { isCompleted, isPlaying, type SentGame } from './sent-game.ts';

/** Part of a list of games: current ones, those of today or of another day, and completed ones. */
export interface GamesPart {
  readonly is: 'now' | 'next' | 'later' | 'over';
  /** Date, YYYY-MM-DD, if it is not today; null while it is unknown. */
  readonly day: string | null | undefined;
  readonly games: readonly SentGame[];
}

/** Divides games into current ones and those that have just ended, today's, later days and results, in this order; each part keeps the given order. */
export function gamesByDay(
  games: readonly SentGame[],
  now: Date,
  hasJustEnded: GameNews['hasJustEnded'] = () => false,
): readonly GamesPart[] {
  const otherDayOf = ({ startTime }: SentGame): string | null | undefined => {
    if (startTime === null) return null;
    const start = new Date(startTime);
    return isOneDay(start, now) ? undefined : easternDay(start);
  };
  const parts = new Map<string, GamesPart>();
  for (const game of games) {
    const day = otherDayOf(game);
    const is =
      isPlaying(game) || hasJustEnded(game, now.getTime())
        ? 'now'
        : isCompleted(game)
          ? 'over'
          : day === undefined
            ? 'next'
            : 'later';
    const other = is === 'now' ? undefined : day;
    const key = `${is} ${other}`;
    parts.set(key, { is, day: other, games: [...(parts.get(key)?.games ?? []), game] });
  }
  return [...parts.values()]
    .map(inPlace)
    .toSorted((one, two) => order.indexOf(one.is) - order.indexOf(two.is) || sorted(one).localeCompare(sorted(two)));
}

/** Sorts current games by kick-off and field, so that one that ends stays where it was. */
const inPlace = (part: GamesPart): GamesPart =>
  part.is === 'now' ? { ...part, games: part.games.toSorted(byKickOff) } : part;

const byKickOff = (one: SentGame, other: SentGame): number =>
  (one.startTime ?? '9999').localeCompare(other.startTime ?? '9999') ||
  (one.field ?? '').localeCompare(other.field ?? '', 'en-US', { numeric: true }) ||
  one.id - other.id;

const order = ['now', 'next', 'later', 'over'] as const;

/** Sorts today first, and games without a date last. */
const sorted = ({ day }: GamesPart): string => (day === undefined ? '' : (day ?? 'unknown'));

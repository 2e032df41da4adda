import { easternDay } from '../../domain/time/eastern.ts';
import { isCompleted, isPlaying, type ShownGame } from './shown-game.ts';

/** What a list of games falls into: what is played, what comes today or on another day, and what is over. */
export interface GamesPart {
  readonly is: 'now' | 'next' | 'later' | 'over';
  /** The day of the calendar, where it is not today; null while nobody knows it. */
  readonly day: string | null | undefined;
  readonly games: readonly ShownGame[];
}

/** The parts of a list in the order in which they are looked for: now, today, day by day, and the results; each in the order given. */
export function gamesByDay(games: readonly ShownGame[], now: Date): readonly GamesPart[] {
  const today = easternDay(now);
  const dayOf = ({ startTime }: ShownGame) => (startTime === null ? null : easternDay(new Date(startTime)));
  const parts = new Map<string, GamesPart>();
  for (const game of games) {
    const day = dayOf(game);
    const is = isPlaying(game) ? 'now' : isCompleted(game) ? 'over' : day === today ? 'next' : 'later';
    const other = is === 'now' || day === today ? undefined : day;
    const key = `${is} ${other}`;
    parts.set(key, { is, day: other, games: [...(parts.get(key)?.games ?? []), game] });
  }
  return [...parts.values()].toSorted(
    (one, two) => order.indexOf(one.is) - order.indexOf(two.is) || sorted(one).localeCompare(sorted(two)),
  );
}

const order = ['now', 'next', 'later', 'over'] as const;

/** Today comes first, and what has no day last. */
const sorted = ({ day }: GamesPart): string => (day === undefined ? '' : (day ?? 'unknown'));

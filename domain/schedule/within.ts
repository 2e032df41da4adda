import type { Chains } from './chains.ts';
import type { Puzzle } from './puzzle.ts';

/** The same puzzle with only its first slots, and for every game only the slots that leave room for what goes before and follows. */
export function within(puzzle: Puzzle, slots: number, chains: Chains): Puzzle {
  const kept = puzzle.slots.slice(0, slots);
  const end = kept.at(-1)?.tick ?? 0;
  const tickOf = (slot: number) => kept[slot]?.tick ?? Number.POSITIVE_INFINITY;
  const games = puzzle.games.map((game, index) => ({
    ...game,
    open: game.open.filter(
      (slot) => tickOf(slot) >= (chains.before[index] ?? 0) && tickOf(slot) + (chains.behind[index] ?? 0) <= end,
    ),
  }));
  return { ...puzzle, games, slots: kept };
}

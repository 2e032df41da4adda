import type { PlanningProblem } from './planning-problem.ts';

/** Game durations that must pass before each game can start, and from its start to that of the last one that depends on it. */
export interface Dependencies {
  readonly before: readonly number[];
  readonly behind: readonly number[];
}

export function dependenciesOf({ games, gap }: PlanningProblem): Dependencies {
  const followers = games.map((): number[] => []);
  for (const [game, { after }] of games.entries()) for (const earlier of after) followers[earlier]?.push(game);
  return {
    before: longest(
      games.map((game) => game.after),
      gap,
    ),
    behind: longest(followers, gap),
  };
}

function longest(next: readonly (readonly number[])[], gap: number): readonly number[] {
  const known = new Map<number, number>();
  const measure = (game: number): number => {
    const earlier = known.get(game);
    if (earlier !== undefined) return earlier;
    const length = Math.max(0, ...(next[game] ?? []).map((other) => measure(other) + gap));
    known.set(game, length);
    return length;
  };
  return next.map((_, game) => measure(game));
}

/** Returns the same puzzle with only its first slots, and for every game only the slots that leave room for its predecessors and successors. */
export function within(puzzle: PlanningProblem, slots: number, chains: Dependencies): PlanningProblem {
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

import type { Lots } from '../lots/seeded-lots.ts';
import type { Dependencies } from './dependencies.ts';
import type { Placing, PlanningProblem } from './planning-problem.ts';

/** Fills slot after slot with the games that may be played in it, those with the most games depending on them first. */
export function placeInTurn(puzzle: PlanningProblem, chains: Dependencies, lots: Lots): Placing | undefined {
  const placing: number[] = puzzle.games.map(() => -1);
  const order = byUrgency(puzzle, chains, lots);
  const mayPlay = permission(puzzle, placing);
  for (let slot = 0; slot < puzzle.slots.length && placing.includes(-1); slot++) {
    let room = puzzle.slots[slot]?.fields ?? 0;
    for (const game of order(placing)) {
      if (room === 0) break;
      if (!mayPlay(game, slot)) continue;
      placing[game] = slot;
      room -= 1;
    }
  }
  return placing.includes(-1) ? undefined : placing;
}

function byUrgency({ games }: PlanningProblem, { behind }: Dependencies, lots: Lots) {
  return (placing: Placing): readonly number[] => {
    const waiting = games.flatMap((game, index) => {
      if (placing[index] !== -1) return [];
      const toCome = game.apart.filter((other) => placing[other] === -1).length;
      return { index, urgency: (behind[index] ?? 0) * 100 + toCome + lots() };
    });
    return waiting.toSorted((one, other) => other.urgency - one.urgency).map(({ index }) => index);
  };
}

/** Returns a test whether a game may be played in a slot after all games placed so far: its teams are known, and everyone has rested. */
function permission({ games, slots, gap }: PlanningProblem, placing: Placing) {
  const open = games.map((game) => new Set(game.open));
  const hasRested = (other: number, slot: number) => {
    const there = slots[placing[other] ?? -1]?.tick;
    return there === undefined || (slots[slot]?.tick ?? 0) - there >= gap;
  };
  const isDecided = (other: number, slot: number) => placing[other] !== -1 && hasRested(other, slot);
  return (index: number, slot: number): boolean => {
    const game = games[index];
    if (game === undefined || open[index]?.has(slot) !== true) return false;
    return game.after.every((other) => isDecided(other, slot)) && game.apart.every((other) => hasRested(other, slot));
  };
}

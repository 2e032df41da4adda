import { drawBelow, type Lots } from '../lots/seeded-lots.ts';
import { boardOf, type PlanningBoard } from './planning-board.ts';
import type { Placing, PlanningProblem } from './planning-problem.ts';

interface Step {
  readonly game: number;
  readonly slot: number;
  readonly worse: number;
}

/** Limits of a search: when it gives up, and for how long it bars the way back. Long bars lead away from a place, short ones search it thoroughly. */
export interface Patience {
  /** Limit of slots inspected. */
  readonly looks: number;
  /** Length of a bar, in steps for every game in conflict. */
  readonly bars: number;
}

/** Fixed cost of a step, counted in slots inspected. */
const looksOfAnyStep = 200;

/**
 * Searches for a placing of all games within the puzzle's slots. Of the games in conflict the one whose move helps
 * most is moved, again and again, and may not go back for a while. Gives up after the limit of slots inspected.
 */
export function fitInto(puzzle: PlanningProblem, start: Placing, lots: Lots, patience: Patience): Placing | undefined {
  const board = boardOf(puzzle, start);
  const bars = barsFor(puzzle);
  const barFor = (restless: number) => drawBelow(patience.bars * 20, lots) + Math.floor(restless * patience.bars);
  let trouble = troubleOn(board, puzzle);
  let least = trouble;
  for (let step = 1, looked = 0; trouble > 0; step++) {
    const restless = restlessGames(board, puzzle);
    looked += looksOfAnyStep + restless.length * puzzle.slots.length;
    if (isHopeless(looked, least, patience)) return undefined;
    const relieves = (worse: number) => trouble + worse < least;
    const best = bestStep(board, puzzle, restless, (move) => relieves(move.worse) || !bars.isBarred(move, step), lots);
    if (best === undefined) continue;
    const until = step + barFor(restless.length);
    bars.bar({ ...best, slot: board.slotOf(best.game) }, until);
    board.move(best.game, best.slot);
    trouble += best.worse;
    least = Math.min(least, trouble);
  }
  return board.placing();
}

/** Tells whether a search has taken too long, or a quarter of the time without coming near a solution. */
const isHopeless = (looked: number, least: number, { looks }: Patience): boolean =>
  looked > looks || (looked > looks / 4 && least > 2);

/** Records the slots that games have left, and the step until which they may not go back. */
function barsFor({ games, slots }: PlanningProblem) {
  const until = new Int32Array(games.length * slots.length);
  return {
    bar: ({ game, slot }: Step, step: number) => {
      until[game * slots.length + slot] = step;
    },
    isBarred: ({ game, slot }: Step, step: number) => (until[game * slots.length + slot] ?? 0) >= step,
  };
}

function troubleOn(board: PlanningBoard, { games, slots }: PlanningProblem): number {
  const clashes = [...games.keys()].reduce((sum, game) => sum + board.clashes(game, board.slotOf(game)), 0);
  const crowds = [...slots.keys()].reduce((sum, slot) => sum + Math.max(0, -board.room(slot)), 0);
  return clashes / 2 + crowds;
}

function restlessGames(board: PlanningBoard, { games }: PlanningProblem): readonly number[] {
  const restless: number[] = [];
  for (let game = 0; game < games.length; game++) {
    const slot = board.slotOf(game);
    if (board.clashes(game, slot) > 0 || board.room(slot) < 0) restless.push(game);
  }
  return restless;
}

function bestStep(
  board: PlanningBoard,
  { games }: PlanningProblem,
  restless: readonly number[],
  isAllowed: (step: Step) => boolean,
  lots: Lots,
): Step | undefined {
  let best: Step | undefined;
  let equals = 0;
  for (const game of restless) {
    const from = board.slotOf(game);
    const relief = board.clashes(game, from) + (board.room(from) < 0 ? 1 : 0);
    for (const slot of games[game]?.open ?? []) {
      if (slot === from) continue;
      const worse = board.clashes(game, slot) + (board.room(slot) <= 0 ? 1 : 0) - relief;
      if (best !== undefined && worse > best.worse) continue;
      if (!isAllowed({ game, slot, worse })) continue;
      equals = best !== undefined && worse === best.worse ? equals + 1 : 1;
      if (equals === 1 || lots() * equals < 1) best = { game, slot, worse };
    }
  }
  return best;
}

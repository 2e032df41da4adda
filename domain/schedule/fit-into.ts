import { drawBelow, type Lots } from '../lots/lots.ts';
import { type Board, boardOf } from './board.ts';
import type { Placing, Puzzle } from './puzzle.ts';

interface Step {
  readonly game: number;
  readonly slot: number;
  readonly worse: number;
}

/** When a search gives up, and how long it bars the way back: long bars lead away from a place, short ones search it through. */
export interface Patience {
  /** Slots looked at for games. */
  readonly looks: number;
  /** Steps for every game in trouble. */
  readonly bars: number;
}

/** What a step costs before it looks at any slot. */
const looksOfAnyStep = 200;

/**
 * Looks for a placing of all games within the puzzle's slots: of the games in trouble the one whose move helps most is moved, again
 * and again, and may not go back for a while. Gives up when it has looked at so many slots for games.
 */
export function fitInto(puzzle: Puzzle, start: Placing, lots: Lots, patience: Patience): Placing | undefined {
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

/** Too long, or after a quarter of the time never nearer than this to a solution. */
const isHopeless = (looked: number, least: number, { looks }: Patience): boolean =>
  looked > looks || (looked > looks / 4 && least > 2);

/** Keeps the slots that games have left, and the step until which they may not go back. */
function barsFor({ games, slots }: Puzzle) {
  const until = new Int32Array(games.length * slots.length);
  return {
    bar: ({ game, slot }: Step, step: number) => {
      until[game * slots.length + slot] = step;
    },
    isBarred: ({ game, slot }: Step, step: number) => (until[game * slots.length + slot] ?? 0) >= step,
  };
}

function troubleOn(board: Board, { games, slots }: Puzzle): number {
  const clashes = [...games.keys()].reduce((sum, game) => sum + board.clashes(game, board.slotOf(game)), 0);
  const crowds = [...slots.keys()].reduce((sum, slot) => sum + Math.max(0, -board.room(slot)), 0);
  return clashes / 2 + crowds;
}

function restlessGames(board: Board, { games }: Puzzle): readonly number[] {
  const restless: number[] = [];
  for (let game = 0; game < games.length; game++) {
    const slot = board.slotOf(game);
    if (board.clashes(game, slot) > 0 || board.room(slot) < 0) restless.push(game);
  }
  return restless;
}

function bestStep(
  board: Board,
  { games }: Puzzle,
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

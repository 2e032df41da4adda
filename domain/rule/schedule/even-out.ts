import { drawBelow, type Lots } from '../lots/seeded-lots.ts';
import { boardOf, type PlanningBoard } from './planning-board.ts';
import type { Placing, PlanningProblem } from './planning-problem.ts';
import { waitLedger } from './wait-ledger.ts';
import type { Line } from './waits.ts';

/** Game with the slot it moves to. */
type Step = readonly [game: number, slot: number];

/** Number of steps back that a change is compared with: late acceptance lets the search climb out of small local minima. */
const memory = 40;

/** Moves and exchanges games within the rules, until waits are as short and as even as the given number of steps can make them. */
export function evenOut(
  puzzle: PlanningProblem,
  start: Placing,
  lines: readonly Line[],
  lots: Lots,
  steps: number,
): Placing {
  const board = boardOf(puzzle, start);
  const ledger = waitLedger(puzzle, lines, board.slotOf);
  const recent = Array.from({ length: memory }, () => ledger.burden());
  let best = { placing: start, burden: ledger.burden() };
  for (let step = 0; step < steps; step++) {
    const before = ledger.burden();
    const undo = makeChange(board, proposeChange(board, puzzle, lots));
    if (undo === undefined) continue;
    const after = ledger.update(undo.map(([game]) => game));
    const isWelcome = after <= before || after <= (recent[step % memory] ?? 0);
    if (isWelcome && after < best.burden) best = { placing: board.placing(), burden: after };
    if (!isWelcome) ledger.update(apply(board, undo).map(([game]) => game));
    recent[step % memory] = ledger.burden();
  }
  return best.placing;
}

/** Proposes to move a game to another of its slots; if no field is free there, in exchange for a game from that slot. */
function proposeChange(board: PlanningBoard, { games }: PlanningProblem, lots: Lots): readonly Step[] | undefined {
  const game = drawBelow(games.length, lots);
  const open = games[game]?.open ?? [];
  const slot = open[drawBelow(open.length, lots)];
  const from = board.slotOf(game);
  if (slot === undefined || slot === from) return undefined;
  if (board.room(slot) > 0) return [[game, slot]];
  const there = games.flatMap((_, other) => (board.slotOf(other) === slot ? [other] : []));
  const other = there[drawBelow(there.length, lots)];
  if (other === undefined || !games[other]?.open.includes(from)) return undefined;
  return [
    [game, slot],
    [other, from],
  ];
}

/** Makes a change if no rule forbids it, and returns the change that undoes it. */
function makeChange(board: PlanningBoard, change: readonly Step[] = []): readonly Step[] | undefined {
  const undo = apply(board, change);
  const isLegal = change.every(([game, slot]) => board.clashes(game, slot) === 0);
  if (!isLegal) apply(board, undo);
  return isLegal && change.length > 0 ? undo : undefined;
}

function apply(board: PlanningBoard, change: readonly Step[]): readonly Step[] {
  const back = change.map(([game]): Step => [game, board.slotOf(game)]);
  for (const [game, slot] of change) board.move(game, slot);
  return back;
}

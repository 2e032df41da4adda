import type { PlanningProblem } from './planning-problem.ts';
import type { Line } from './waits.ts';

/** Account of all waits, kept up to date while games move. */
interface WaitLedger {
  /** Returns the burden: the longest wait above all, then uneven waits, then teams that play earlier or later than the others. */
  readonly burden: () => number;
  /** Updates the waits of moved games and returns the new burden. */
  readonly update: (moved: readonly number[]) => number;
}

const longestWeighs = 10_000;
const unfairWeighs = 0.1;

export function waitLedger(
  { games, slots }: PlanningProblem,
  lines: readonly Line[],
  slotOf: (game: number) => number,
): WaitLedger {
  const linesOf = games.map((_, game) => [...lines.keys()].filter((line) => lines[line]?.includes(game)));
  const tickOf = (game: number) => slots[slotOf(game)]?.tick ?? 0;
  const middle = (slots.at(-1)?.tick ?? 0) / 2;
  const accounts = lines.map((line) => accountOf(line, tickOf, middle));
  let unevenness = accounts.reduce((sum, account) => sum + account.uneven, 0);
  const burden = () => longestOf(accounts) * longestWeighs + unevenness;
  const update = (moved: readonly number[]) => {
    for (const line of new Set(moved.flatMap((game) => linesOf[game] ?? []))) {
      unevenness -= accounts[line]?.uneven ?? 0;
      accounts[line] = accountOf(lines[line] ?? [], tickOf, middle);
      unevenness += accounts[line].uneven;
    }
    return burden();
  };
  return { burden, update };
}

interface Account {
  readonly longest: number;
  readonly uneven: number;
}

function accountOf(line: Line, tickOf: (game: number) => number, middle: number): Account {
  const ticks = line.map(tickOf).sort((one, other) => one - other);
  let longest = 0;
  let uneven = 0;
  for (let game = 1; game < ticks.length; game++) {
    const wait = (ticks[game] ?? 0) - (ticks[game - 1] ?? 0);
    longest = Math.max(longest, wait);
    uneven += wait * wait;
  }
  const mean = ticks.reduce((sum, tick) => sum + tick, 0) / ticks.length;
  return { longest, uneven: uneven + unfairWeighs * (mean - middle) ** 2 };
}

function longestOf(accounts: readonly Account[]): number {
  let longest = 0;
  for (const account of accounts) if (account.longest > longest) longest = account.longest;
  return longest;
}

import type { Group } from '../match/division.ts';
import type { Slot, TeamId } from '../match/match.ts';
import { rankOf } from '../match/match-sheet.ts';
import type { PoolCount } from './draw-settings.ts';
import { seedOrder } from './seeding.ts';

const names = ['A', 'B', 'C', 'D'];

/** Returns one group of all teams; the top four play on, the top two where there are fewer than four teams. */
export function singleGroup(teams: readonly TeamId[]): Group {
  return { name: 'A', teams, advancing: teams.length < 4 ? 2 : 4, isRanked: true };
}

/** Deals the seeds to pools in snake order: A B C D, D C B A, A B C D ... */
export function snake(teams: readonly TeamId[], count: PoolCount): readonly Group[] {
  const pools = Number(count);
  const poolOf = (index: number) => {
    const turn = index % (2 * pools);
    return turn < pools ? turn : 2 * pools - 1 - turn;
  };
  return names.slice(0, pools).map((name, pool) => ({
    name,
    teams: teams.filter((_, index) => poolOf(index) === pool),
    advancing: 2,
    isRanked: true,
  }));
}

/** Returns the ranks that enter the knock-out, from its top to its foot: 1 v 4 and 2 v 3 of a group, A1 v B2 and B1 v A2 of pools. */
export function finalists(groups: readonly Group[]): readonly Slot[] {
  const [only] = groups;
  if (groups.length === 1 && only !== undefined) {
    return seedOrder(only.advancing).map((rank) => rankOf(only.name, rank));
  }
  const crossovers = groups.length === 2 ? ['A1', 'B2', 'B1', 'A2'] : ['A1', 'B2', 'C1', 'D2', 'B1', 'A2', 'D1', 'C2'];
  return crossovers.map((code) => rankOf(code.charAt(0), Number(code.charAt(1))));
}

import { inDrawnOrder, lotsOf } from '../lots/seeded-lots.ts';
import type { DrawPlan } from './draw-settings.ts';
import type { Entrant } from './entrant.ts';

/** Choice of the seeds, with the seed of the lots and the order of an earlier tournament. */
type Seeding = Pick<DrawPlan, 'seeding' | 'seed' | 'lots' | 'ranking'>;

/** Returns the teams from the first seed to the last. Teams missing from earlier standings follow in the order given. */
export function seedTeams(teams: readonly Entrant[], { seeding, seed, lots, ranking }: Seeding): readonly Entrant[] {
  if (seeding === 'given') return teams;
  if (seeding === 'lots') return inDrawnOrder(teams, lotsOf(seed ?? lots));
  const placeOf = new Map(ranking.map((id, place) => [id, place]));
  const place = (team: Entrant) => placeOf.get(team.id) ?? ranking.length;
  return teams.toSorted((one, other) => place(one) - place(other));
}

/** Returns the smallest power of two that holds this many teams, at least 2. */
export function bracketSize(teams: number): number {
  let size = 2;
  while (size < teams) size *= 2;
  return size;
}

/**
 * Returns the seeds from the top of a bracket to its foot. It starts with 1 and puts beside every seed the one
 * that adds up to one more than the next size, so that 1 and 2 can only meet in the final. For 8: 1 8, 4 5, 2 7, 3
 * 6.
 */
export function seedOrder(size: number): readonly number[] {
  let order = [1];
  while (order.length < size) {
    const sum = order.length * 2 + 1;
    order = order.flatMap((seed) => [seed, sum - seed]);
  }
  return order;
}

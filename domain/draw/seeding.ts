import { inDrawnOrder, lotsOf } from '../lots/lots.ts';
import type { TeamId } from '../match/match.ts';
import type { Entrant } from './entrant.ts';

/** Source of the seeds: the order given, lots with a recorded random seed, or the standings of an earlier tournament. */
export type Seeding =
  | { readonly by: 'given' }
  | { readonly by: 'lots'; readonly seed: number }
  | { readonly by: 'standings'; readonly order: readonly TeamId[] };

/** Returns the teams from the first seed to the last. Teams missing from earlier standings follow in the order given. */
export function seedTeams(teams: readonly Entrant[], seeding: Seeding): readonly Entrant[] {
  if (seeding.by === 'given') return teams;
  if (seeding.by === 'lots') return inDrawnOrder(teams, lotsOf(seeding.seed));
  const placeOf = new Map(seeding.order.map((id, place) => [id, place]));
  const place = (team: Entrant) => placeOf.get(team.id) ?? seeding.order.length;
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

import { type Criterion, criteria, isLastResort } from '../../domain/standings/criterion.ts';

type Order = readonly Criterion[];

/** Sorts criteria that an organizer decides after those from the games, keeping both orders. */
const settledLast = (order: Order): Order => [
  ...order.filter((criterion) => !isLastResort(criterion)),
  ...order.filter(isLastResort),
];

/** Moves a criterion to another place, as far as it is allowed there. */
export function withMoved(order: Order, moved: Criterion, place: number): Order {
  const others = order.filter((criterion) => criterion !== moved);
  const at = Math.max(0, Math.min(others.length, place));
  return settledLast([...others.slice(0, at), moved, ...others.slice(at)]);
}

/** Adds a criterion after all that come from the games. */
export const withAdded = (order: Order, added: Criterion): Order => settledLast([...order, added]);

export const without = (order: Order, left: Criterion): Order => order.filter((criterion) => criterion !== left);

/** Returns the criteria that are not in an order. */
export const unusedIn = (order: Order): Order => criteria.filter((criterion) => !order.includes(criterion));

export const sameOrder = (one: Order, other: Order): boolean => one.join() === other.join();

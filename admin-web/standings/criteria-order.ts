import { type Criterion, criteria, isLastResort } from '../../domain/standings/criterion.ts';

type Order = readonly Criterion[];

/** What an organizer enters comes after what is played, in the order in which both stand. */
const settledLast = (order: Order): Order => [
  ...order.filter((criterion) => !isLastResort(criterion)),
  ...order.filter(isLastResort),
];

/** The order with one criterion in another place, as far as it can stand there. */
export function withMoved(order: Order, moved: Criterion, place: number): Order {
  const others = order.filter((criterion) => criterion !== moved);
  const at = Math.max(0, Math.min(others.length, place));
  return settledLast([...others.slice(0, at), moved, ...others.slice(at)]);
}

/** The order with one criterion more, behind all that is played. */
export const withAdded = (order: Order, added: Criterion): Order => settledLast([...order, added]);

export const without = (order: Order, left: Criterion): Order => order.filter((criterion) => criterion !== left);

/** What is not asked in an order. */
export const unusedIn = (order: Order): Order => criteria.filter((criterion) => !order.includes(criterion));

export const sameOrder = (one: Order, other: Order): boolean => one.join() === other.join();

import type { PublicTournament } from '../../domain/answer/tournament/public-tournament.ts';
import { nameOrder } from '../../domain/rule/language/name-order.ts';

type Chosen = Pick<PublicTournament, 'id' | 'name' | 'date' | 'firstDay' | 'status'>;

/** Sorts tournaments by the noon of their day; those without a day come last. */
export function inOrderOfDays<T extends Chosen>(tournaments: readonly T[]): readonly T[] {
  const byDay = (one: T, other: T) => (noonOf(one) === noonOf(other) ? 0 : noonOf(one) < noonOf(other) ? -1 : 1);
  return tournaments.toSorted((one, other) => byDay(one, other) || nameOrder.en(one, other));
}

/** Returns the label of a tournament in the selector: Fall Cup (Upcoming). */
export const choiceLabel = ({ name, status }: Pick<Chosen, 'name' | 'status'>): string => `${name} (${labels[status]})`;

const labels: Readonly<Record<Chosen['status'], string>> = {
  upcoming: 'Upcoming',
  active: 'Active',
  completed: 'Past',
};

function noonOf({ firstDay, date }: Chosen): number {
  const noon = Date.parse(`${firstDay ?? date}T12:00:00Z`);
  return Number.isNaN(noon) ? Number.POSITIVE_INFINITY : noon;
}

import type { Refusal } from '../refusal/refusal.ts';
import type { Registration } from './registration.ts';

/** What is lost when one of the records chosen for deletion goes, or why it stays. */
export interface Loss {
  readonly id: number;
  readonly name: string;
  /** Who leads it, where it is a team. */
  readonly captain: string | undefined;
  /** The registrations that go with it; of a team those whose players become free agents. */
  readonly registrations: readonly Pick<Registration, 'payment'>[];
  /** The teams that lose their captain. */
  readonly leaderless: readonly string[];
  /** How many are told by mail. */
  readonly told: number;
  /** A team with games stays on file, withdrawn. */
  readonly isWithdrawn: boolean;
  readonly refusal: Refusal | undefined;
}

/** What was received for registrations, in US cents; what was sent back is not lost. */
export function paidFor(registrations: readonly Pick<Registration, 'payment'>[]): number {
  return registrations.reduce((sum, { payment }) => sum + payment.receivedCents, 0);
}

import type { Refusal } from '../refusal/refusal.ts';
import type { Registration } from './registration.ts';

/** Consequences of deleting one of the chosen records, or the reason why it stays. */
export interface Loss {
  readonly id: number;
  readonly name: string;
  /** Captain, where the record is a team. */
  readonly captain: string | undefined;
  /** Registrations that are deleted with it; for a team those whose players become free agents. */
  readonly registrations: readonly Pick<Registration, 'payment'>[];
  /** Number of signed waivers that are lost, and of goals that lose their scorer. */
  readonly waivers: number;
  readonly goals: number;
  /** Names of the teams that lose their captain. */
  readonly leaderless: readonly string[];
  /** Number of people who get a letter. */
  readonly told: number;
  /** Whether it is a team with games, which stays on file as withdrawn. */
  readonly isWithdrawn: boolean;
  readonly refusal: Refusal | undefined;
}

/** Returns the amount held for registrations, in US cents, without refunds. */
export function paidFor(registrations: readonly Pick<Registration, 'payment'>[]): number {
  return registrations.reduce((sum, { payment }) => sum + payment.receivedCents, 0);
}

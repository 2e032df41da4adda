import { said } from '../language/sentence.ts';
import { dollars } from '../payment/fee.ts';
import { Refusal } from '../refusal/refusal.ts';
import type { Movement } from './ledger-entry.ts';

/** Fields of a movement that decide about credit. */
type Moved = Pick<Movement, 'amountCents' | 'method'>;

/**
 * Returns the credit of a player, in US cents. A refund as credit stays with the organizers, and a payment by
 * credit is taken from it; neither moves cash.
 */
export function creditBy(movements: readonly Moved[]): number {
  return 0 - movements.reduce((sum, { amountCents, method }) => (method === 'credit' ? sum + amountCents : sum), 0);
}

/** Refuses to use more credit of a player than is left, in US cents. */
export function refuseOverdrawn(movements: readonly Moved[], leftCents: number): void {
  if (-creditBy(movements) <= leftCents) return;
  throw leftCents <= 0
    ? new Refusal('conflict', 'There is no credit of this player')
    : new Refusal('conflict', said('Only {amount} of credit are left', { amount: dollars(leftCents) }));
}

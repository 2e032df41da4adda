import { said } from '../language/sentence.ts';
import { dollars } from '../payment/fee.ts';
import { Refusal } from '../refusal/refusal.ts';
import type { Movement } from './ledger-entry.ts';

/** Only what money moves to or from credit. */
type Moved = Pick<Movement, 'amountCents' | 'method'>;

/**
 * What is kept for a player, in US cents: money sent back by way of credit stays with the organizers, and money that comes by way of credit
 * is taken from it. No till is touched by either.
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

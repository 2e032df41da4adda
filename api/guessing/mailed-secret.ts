import type { Request } from 'express';
import type { Account } from '../../domain/rule/organizer/account.ts';
import { Refusal } from '../../domain/rule/refusal/refusal.ts';
import type { Attempts } from './attempts.ts';

/**
 * Returns the account that a mailed secret gives access to. Nobody can guess one, so a right secret is accepted
 * however much was guessed before; a wrong one counts as a guess.
 */
export async function accountOfSecret(attempts: Attempts, request: Request, work: () => Promise<Account>) {
  return (await work().catch(missed)) ?? attempts.make(request, { guessed: 'code' }, async () => undefined);
}

function missed(reason: unknown): undefined {
  if (reason instanceof Refusal && reason.kind === 'not-found') return undefined;
  throw reason;
}

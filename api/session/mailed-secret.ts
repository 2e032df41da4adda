import type { Request } from 'express';
import { Refusal } from '../../domain/refusal/refusal.ts';
import type { Account } from '../../domain/session/account.ts';
import type { Attempts } from './attempts.ts';

/** Whose account the secret of a letter opens; one that is not ours counts as a guess. */
export function openedBy(attempts: Attempts, request: Request, work: () => Promise<Account>) {
  return attempts.make(request, { guessed: 'code' }, () => work().catch(missed));
}

function missed(reason: unknown): undefined {
  if (reason instanceof Refusal && reason.kind === 'not-found') return undefined;
  throw reason;
}

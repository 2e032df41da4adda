import type { Request } from 'express';
import type { KeyInUse } from '../../domain/port/api-keys.ts';

const holders = new WeakMap<Request, KeyInUse>();

/** The request came with this key: whatever its cookie was trusted with counts no more. */
export function rememberKey(request: Request, held: KeyInUse): void {
  holders.set(request, held);
}

/** The key of the API that a request came with. */
export function keyOf(request: Request): KeyInUse | undefined {
  return holders.get(request);
}

/** Whether a program asks that may read what a family sees: a tournament in play is open to it as to a family that has named its team. */
export function readsAsFamily(request: Request): boolean {
  return keyOf(request)?.key.scopes.includes('read:public') ?? false;
}

import type { Request } from 'express';
import type { KeyInUse } from '../../domain/port/api-keys.ts';

const holders = new WeakMap<Request, KeyInUse>();

/** Stores the API key of a request; the grants of its cookie no longer count. */
export function rememberKey(request: Request, held: KeyInUse): void {
  holders.set(request, held);
}

/** Returns the API key of a request. */
export function keyOf(request: Request): KeyInUse | undefined {
  return holders.get(request);
}

/** Returns whether a program may read what families see; a tournament in progress is open to it as to a family that has named its team. */
export function readsAsFamily(request: Request): boolean {
  return keyOf(request)?.key.scopes.includes('read:public') ?? false;
}

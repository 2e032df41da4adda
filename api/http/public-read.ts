import { RequestMethod } from '@nestjs/common';
import { AllowedTo, type Caller } from './allowed-to.ts';
import { RequiresProof } from './known-caller.ts';

/**
 * Returns whether a route gives everybody its answer without a proof. Programs read it with a key of read:public, and pages of
 * other sites without cookies.
 */
export function isPublicRead(handler: object, path: string): boolean {
  const callers: readonly Caller[] = Reflect.getMetadata(AllowedTo.KEY, handler) ?? [];
  const needsProof = Reflect.getMetadata(RequiresProof.KEY, handler) !== undefined || path.includes(':sealed');
  return Reflect.getMetadata('method', handler) === RequestMethod.GET && callers.includes('anyone') && !needsProof;
}

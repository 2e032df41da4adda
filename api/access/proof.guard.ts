import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { proofNeeded } from '../../domain/rule/access/recent-proof.ts';
import { RequiresRecentProof, rememberAccess } from '../http/requires-recent-proof.ts';
import { PostgresRecentProofs } from './postgres-recent-proofs.ts';

/** Requires a recent proof before access is created or shown, since a session alone may be stolen. */
@Injectable()
export class ProofGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly proofs: PostgresRecentProofs,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const mark = this.reflector.get(RequiresRecentProof, context.getHandler());
    if (mark === undefined) return true;
    const request = context.switchToHttp().getRequest<Request>();
    const missing = await this.proofs.missing(request);
    const isEnough = missing === undefined || (missing === 'password' && mark === 'own password');
    if (!isEnough) throw proofNeeded(missing);
    rememberAccess(request);
    return true;
  }
}

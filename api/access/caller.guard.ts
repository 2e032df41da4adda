import { type CanActivate, type ExecutionContext, Injectable, UnauthorizedException } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import type { KeyInUse } from '../../domain/port/api-keys.ts';
import type { Proof } from '../../domain/port/audit.ts';
import type { GrantKind } from '../../domain/rule/access/grant.ts';
import { type Act, mayDo, roleNeeded } from '../../domain/rule/access/role.ts';
import { secondFactorFirst } from '../../domain/rule/access/second-factor.ts';
import { largestId } from '../../domain/rule/form/whole-number.ts';
import { noSuchPlayer } from '../../domain/rule/player/player.ts';
import { noSuchTeam } from '../../domain/rule/team/team.ts';
import { AllowedTo, type Caller } from '../http/allowed-to.ts';
import { scopeOf } from '../http/api-key-scope.ts';
import { actOf } from '../http/counts-as.ts';
import { RequiresProof, rememberCaller } from '../http/known-caller.ts';
import { isPublicRead } from '../http/public-read.ts';
import type { OrganizerRole } from './cached-rights.ts';
import { Grants } from './grants.ts';
import { KeyEntrance } from './key-entrance.ts';

/** Admits a request from one of the callers that its route allows. */
@Injectable()
export class CallerGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly grants: Grants,
    private readonly entrance: KeyEntrance,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const callers = this.reflector.get(AllowedTo, context.getHandler()) ?? [];
    const asked = this.reflector.get(RequiresProof, context.getHandler());
    const request = context.switchToHttp().getRequest<Request>();
    const act = actOf(this.reflector, context.getHandler(), request.method);
    const key = await this.entrance.keyOf(request);
    if (key !== undefined) await this.letIn(request, key, context.getHandler());
    const held = callers.includes('organizer') ? await this.grants.roleOf(request) : undefined;
    const refusal = held && refusalTo(held, act);
    for (const caller of callers) {
      const mark = await this.markOf(caller, request, { isOrganizer: held !== undefined && refusal === undefined });
      if (mark === undefined) continue;
      const known = { caller, proof: proofOf(key) ?? asked ?? proofs[caller], subjectId: subjectOf(caller, request) };
      rememberCaller(request, {
        ...known,
        mark,
        isAsked: asked !== undefined,
        ...(caller === 'organizer' && { role: held?.role }),
      });
      return true;
    }
    rememberCaller(request, { caller: undefined, proof: proofOf(key) ?? 'nobody', isAsked: asked !== undefined });
    throw refusal ?? refusalOf(callers);
  }

  /** Admits a program within the reach of its key; public access covers everything that anybody may read without proof, but no mailed link. */
  private async letIn(request: Request, key: KeyInUse, handler: object): Promise<void> {
    rememberCaller(request, { caller: undefined, proof: proofOf(key) ?? 'nobody', isAsked: false });
    const isPublic = isPublicRead(handler, String(request.route?.path));
    await this.entrance.enter(request, key, { scope: scopeOf(handler), isPublic });
  }

  /** Returns the mark of the grant by which a request comes from a caller, empty if it needs none; undefined for anybody else. */
  private async markOf(
    caller: Caller,
    request: Request,
    { isOrganizer }: { readonly isOrganizer: boolean },
  ): Promise<string | undefined> {
    if (caller === 'anyone' || (caller === 'organizer' && isOrganizer)) return '';
    if (caller === 'organizer') return undefined;
    if (caller === 'score keeper') return (await this.grants.isScoreKeeper(request)) ? '' : undefined;
    const id = subjectOf(caller, request) ?? Number.NaN;
    if (caller === 'returning player')
      return (await this.held(request, 're-register', id)) ?? this.held(request, 'player', id);
    return this.held(request, grantsOf[caller], id);
  }

  private async held(request: Request, kind: GrantKind, id: number): Promise<string | undefined> {
    const isId = Number.isSafeInteger(id) && id > 0 && id <= largestId;
    return isId ? this.grants.markOf(request, kind, id) : undefined;
  }
}

/** Grant of each kind of caller that is named by one. */
const grantsOf = { player: 'player', 'confirmed player': 'contact', signer: 'signer', captain: 'captain' } as const;

const proofOf = (held: KeyInUse | undefined): Proof | undefined => held && `api key ${held.key.id}`;

/** Returns the error if an organizer may not do something. */
function refusalTo({ role, lacksSecondFactor }: OrganizerRole, act: Act): Error | undefined {
  if (lacksSecondFactor && act !== 'keep the own account') return secondFactorFirst();
  return mayDo(role, act) ? undefined : roleNeeded(role, act);
}

/** Proof of identity of each kind of caller. */
const proofs: Readonly<Record<Caller, Proof>> = {
  anyone: 'nobody',
  organizer: 'organizer',
  'score keeper': 'score keeper',
  captain: 'captain link',
  player: 'name and phone',
  'returning player': 'name and phone',
  'confirmed player': 'mailbox code',
  signer: 'signer mailbox',
};

/** Returns the team or the player for whom a caller acts. */
function subjectOf(caller: Caller, request: Request): number | undefined {
  if (caller === 'captain') return teamIn(request);
  if (caller === 'returning player') return numberIn(request.body, 'id');
  return isOfPlayer(caller) ? Number(request.params.id) : undefined;
}

/** Returns the error for a route's callers; foreign records look like missing ones. */
function refusalOf(callers: readonly Caller[]): Error {
  if (callers.some(isOfPlayer) || callers.includes('returning player')) return noSuchPlayer();
  if (callers.includes('captain')) return noSuchTeam();
  if (callers.includes('score keeper')) return new UnauthorizedException('Please sign in as a score keeper');
  return new UnauthorizedException('Please sign in as an organizer');
}

/** Returns whether a caller is named by the player in the path. */
function isOfPlayer(caller: Caller): boolean {
  return caller === 'player' || caller === 'confirmed player' || caller === 'signer';
}

/** Returns the team in the path, or else in the body. */
function teamIn({ params, body }: Request): number {
  return params.id === undefined ? numberIn(body, 'teamId') : Number(params.id);
}

/** Returns a number, also one written as text; NaN for anything else. */
function numberIn(body: unknown, name: string): number {
  const isRecord = typeof body === 'object' && body !== null;
  const value: unknown = isRecord && Object.hasOwn(body, name) ? Reflect.get(body, name) : undefined;
  return typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
}

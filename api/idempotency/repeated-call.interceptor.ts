import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { Refusal } from '../../domain/refusal/refusal.ts';
import { Database } from '../database/database.ts';
import { AnswerNotKept } from '../http/answer-not-kept.ts';
import { SessionSecret } from '../process/session-secret.ts';
import { Grants } from '../session/grants.ts';
import { organizerOf } from '../session/organizer.ts';
import { bodyHash, keyHash, openAnswer, sealAnswer } from './answer-seal.ts';
import { type AnsweredCall, AnsweredCalls, type KeptAnswer } from './answered-calls.ts';

const writes = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** A key of fewer characters could be somebody else's too: it counts for the caller's address alone. */
const hardToGuess = 16;

/**
 * Does a call that carries an Idempotency-Key once in 24 hours, however often it is sent. The answer is kept in the
 * transaction of the work itself: what is lost on the way is asked for again, and nothing is written twice.
 */
@Injectable()
export class RepeatedCallInterceptor implements NestInterceptor {
  private readonly reflector = new Reflector();

  constructor(
    private readonly database: Database,
    private readonly calls: AnsweredCalls,
    private readonly grants: Grants,
    private readonly secret: SessionSecret,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    const key = request.header('idempotency-key');
    const isKept = this.reflector.get(AnswerNotKept, context.getHandler()) !== true;
    if (key === undefined || !writes.has(request.method) || !isKept) return next.handle();
    if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw unreadableKey();
    return of(await this.database.inTransaction(() => this.answer({ key, request, response, next })));
  }

  private async answer(call: Call): Promise<unknown> {
    const hash = keyHash(this.secret.value, scopeOf(call), call.key);
    if (!(await this.calls.take(hash))) {
      call.response.setHeader('Retry-After', '1');
      throw stillAtWork();
    }
    const known = await this.calls.find(hash);
    return known === undefined ? this.work(call, hash) : this.again(call, known);
  }

  private async work({ key, request, response, next }: Call, hash: string): Promise<unknown> {
    const body: unknown = await lastValueFrom(next.handle(), { defaultValue: undefined });
    const kept: KeptAnswer = { body, grants: this.grants.givenBy(request) };
    await this.calls.keep(hash, {
      bodyHash: bodyHash(request.body),
      status: response.statusCode,
      sealedAnswer: sealAnswer(this.secret.value, key, kept),
    });
    return body;
  }

  /** The same answer, with the same trust: the cookie of the first may have been lost with it. */
  private async again({ key, request, response }: Call, known: AnsweredCall): Promise<unknown> {
    if (known.bodyHash !== bodyHash(request.body)) throw otherBody();
    const kept = openAnswer<KeptAnswer>(this.secret.value, key, known.sealedAnswer);
    for (const { kind, subjectId } of kept.grants) await this.grants.give(request, kind, subjectId);
    response.status(known.status);
    return kept.body;
  }
}

interface Call {
  readonly key: string;
  readonly request: Request;
  readonly response: Response;
  readonly next: CallHandler;
}

/** A key means one route and one caller. */
function scopeOf({ key, request }: Call): string {
  const organizer = organizerOf(request);
  const anybody = key.length < hardToGuess ? `anybody at ${request.ip}` : 'anybody';
  const caller = organizer === undefined ? anybody : `organizer ${organizer.id}`;
  return `${caller} ${request.method} ${request.baseUrl}${request.path}`;
}

function unreadableKey(): Refusal {
  return new Refusal('invalid', 'An Idempotency-Key has 1 to 255 visible characters');
}

function stillAtWork(): Refusal {
  return new Refusal('conflict', 'This was sent before and is still being worked on. Please wait a moment.');
}

function otherBody(): Refusal {
  return new Refusal('impossible', 'This Idempotency-Key was used before for something else');
}

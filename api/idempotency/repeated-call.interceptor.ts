import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { Refusal } from '../../domain/rule/refusal/refusal.ts';
import { Grants } from '../access/grants.ts';
import { organizerOf } from '../access/organizer.ts';
import { Database } from '../database/database.ts';
import { addressBehind } from '../http/whose-address.ts';
import { WithoutStoredAnswer } from '../http/without-stored-answer.ts';
import { SessionSecret } from '../process/session-secret.ts';
import { type AnsweredCall, AnsweredCalls, type StoredAnswer } from './answered-calls.ts';

const writes = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Minimum number of characters of a key that counts for any caller; a shorter one is easily guessed and counts for the caller's address alone. */
const hardToGuess = 16;

/**
 * Runs a call with an Idempotency-Key once in 24 hours, however often it is sent. The answer is stored in the
 * transaction of the work itself: a lost answer can be requested again, and nothing is written twice.
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
    const isKept = this.reflector.get(WithoutStoredAnswer, context.getHandler()) !== true;
    if (key === undefined || !writes.has(request.method) || !isKept) return next.handle();
    if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw unreadableKey();
    return of(await this.answer({ key, request, response, next }));
  }

  private async answer(call: Call): Promise<unknown> {
    const hash = keyHash(this.secret.value, scopeOf(call), call.key);
    try {
      const known = await this.calls.find(hash);
      return known === undefined ? await this.work(call, hash) : await this.again(call, known);
    } catch (reason) {
      if (reason instanceof AnsweredMeanwhile) return this.again(call, reason.known);
      throw reason;
    }
  }

  /** Runs the call in a transaction that begins by claiming the key and ends by storing the answer. */
  private work(call: Call, hash: string): Promise<unknown> {
    return this.database.asOne(
      async () => {
        const body: unknown = await lastValueFrom(call.next.handle(), { defaultValue: undefined });
        await this.database.inTransaction(() => this.keep(call, hash, body));
        return body;
      },
      () => this.claim(call, hash),
    );
  }

  private async claim({ response }: Call, hash: string): Promise<void> {
    const { isTaken, known } = await this.calls.take(hash);
    if (!isTaken) {
      response.setHeader('Retry-After', '1');
      throw stillAtWork();
    }
    if (known !== undefined) throw new AnsweredMeanwhile(known);
  }

  private async keep({ key, request, response }: Call, hash: string, body: unknown): Promise<void> {
    const kept: StoredAnswer = { body, grants: this.grants.givenBy(request) };
    await this.calls.keep(hash, {
      bodyHash: bodyHash(request.body),
      status: response.statusCode,
      sealedAnswer: sealAnswer(this.secret.value, key, kept),
    });
  }

  /** Repeats the stored answer with its grants, unless they have ended, because the first answer's cookie may be lost, too. */
  private async again({ key, request, response }: Call, known: AnsweredCall): Promise<unknown> {
    if (known.bodyHash !== bodyHash(request.body)) throw otherBody();
    const kept = openAnswer<StoredAnswer>(this.secret.value, key, known.sealedAnswer);
    let isTrusted = true;
    for (const grant of kept.grants) isTrusted = (await this.grants.giveAgain(request, grant)) && isTrusted;
    response.status(known.status);
    return isTrusted ? kept.body : withoutCodes(kept.body);
  }
}

interface Call {
  readonly key: string;
  readonly request: Request;
  readonly response: Response;
  readonly next: CallHandler;
}

/** Signals that a concurrent call with the same key has been answered in the meantime. */
class AnsweredMeanwhile extends Error {
  constructor(readonly known: AnsweredCall) {
    super('This was answered meanwhile');
  }
}

/** Removes the invitation code from an answer whose grants have ended, because it admits others. */
function withoutCodes(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body ?? null), (name, value) => (name === 'invitationCode' ? undefined : value));
}

/** Returns the scope of a key: one route and one caller. */
function scopeOf({ key, request }: Call): string {
  const organizer = organizerOf(request);
  const anybody = key.length < hardToGuess ? `anybody at ${addressBehind(request)}` : 'anybody';
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

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Returns the hash under which a call is stored, so that the table reveals no key. */
function keyHash(secret: string, scope: string, key: string): string {
  return createHmac('sha256', `call ${secret}`).update(`${scope}\n${key}`).digest('base64url');
}

function bodyHash(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest('base64url');
}

/** Encrypts an answer with the call's key, because it contains names and codes; the table does not contain the key. */
function sealAnswer(secret: string, key: string, answer: unknown): Buffer {
  const iv = randomBytes(ivBytes);
  const closing = createCipheriv(cipher, sealKey(secret, key), iv);
  const closed = Buffer.concat([closing.update(JSON.stringify(answer), 'utf8'), closing.final()]);
  return Buffer.concat([iv, closing.getAuthTag(), closed]);
}

function openAnswer<Answer>(secret: string, key: string, sealed: Buffer): Answer {
  const opening = createDecipheriv(cipher, sealKey(secret, key), sealed.subarray(0, ivBytes));
  opening.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  const opened = Buffer.concat([opening.update(sealed.subarray(ivBytes + tagBytes)), opening.final()]);
  const answer: Answer = JSON.parse(opened.toString('utf8'));
  return answer;
}

function sealKey(secret: string, key: string): Buffer {
  return createHmac('sha256', `answer ${secret}`).update(key).digest();
}

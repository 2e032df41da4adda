import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import { currentRequest } from '../http/current-request.ts';
import { callerOf, hasChangedNothing, hasMissed } from '../http/known-caller.ts';
import { Log } from '../process/log.ts';
import { auditedCall, isWrite, routeOf } from './audited-call.ts';
import { type Author, authorOf } from './author.ts';
import { PostgresAudit } from './postgres-audit.ts';

/** Milliseconds in which the same attempt from the same network is noted once, then as a count. */
const window = 60_000;

/** Maximum number of kinds of attempts counted in a window; further ones are ignored, so that nobody can fill the memory. */
const mostAttempts = 10_000;

interface Attempt {
  readonly author: Author;
  readonly request: Request;
  readonly status: number;
  times: number;
}

/** Ensures that every change and every failed guess leaves an audit entry, even if its use case writes none. */
@Injectable()
export class WatchedCalls implements OnApplicationShutdown {
  private attempts = new Map<string, Attempt>();
  private readonly underway = new Set<Promise<void>>();
  private readonly timer = setInterval(() => this.after(this.noteRepeated()), window).unref();

  constructor(
    private readonly audit: PostgresAudit,
    private readonly log: Log,
  ) {}

  /** Records a write as a bare call at the end of its transaction if it has left no entry. */
  async noteUnnoted(): Promise<void> {
    const request = currentRequest();
    if (request !== undefined && isWrite(request) && !this.audit.hasNotedHere) await this.audit.noteCall(request);
  }

  /** Checks each answer, and notes writes that no transaction has noted and calls that were refused. */
  readonly watch: RequestHandler = (request, response, next) => {
    response.once('finish', () => this.after(this.noteAnswered(request, response)));
    next();
  };

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await Promise.all([...this.underway, this.noteRepeated()]);
  }

  private async noteAnswered(request: Request, response: Response): Promise<void> {
    if (isAttempt(request, response.statusCode)) return this.noteAttempt(request, response.statusCode);
    const isChange = isWrite(request) && !hasChangedNothing(request);
    if (response.statusCode < 400 && isChange && !this.audit.hasNoted(request))
      await this.audit.noteAs(authorOf(request), auditedCall(request));
  }

  /** Records the first attempt at once and repetitions within a minute together, so that guessing cannot fill the audit. */
  private async noteAttempt(request: Request, status: number): Promise<void> {
    const author = { ...authorOf(request), ...(callerOf(request)?.isAsked && { proved: 'nobody' as const }) };
    const key = `${author.source} ${author.who} ${routeOf(request)} ${status}`;
    const known = this.attempts.get(key);
    if (known !== undefined) known.times += 1;
    else if (this.attempts.size < mostAttempts) {
      this.attempts.set(key, { author, request, status, times: 0 });
      await this.audit.noteAs(author, refused(request, { status }));
    }
  }

  private async noteRepeated(): Promise<void> {
    const { attempts } = this;
    this.attempts = new Map();
    for (const { author, request, status, times } of attempts.values())
      if (times > 0) await this.audit.noteAs(author, refused(request, { status, times }));
  }

  private after(work: Promise<void>): void {
    const done = work
      .catch((error: unknown) => this.log.error({ err: error }, 'A line of the audit could not be written'))
      .finally(() => this.underway.delete(done));
    this.underway.add(done);
  }
}

/** Returns whether a call was an attempt: a wrong password, a missed lookup, a wrong code or a missing grant. */
function isAttempt(request: Request, status: number): boolean {
  if (request.route === undefined || routeOf(request).endsWith('/check-auth')) return false;
  const known = callerOf(request);
  const isAsked = known?.isAsked === true;
  if (hasMissed(request) || (isAsked && status === 409)) return true;
  const isGuarded = isAsked || known?.caller === undefined || isWrite(request);
  return isGuarded && [401, 403, 404, 429].includes(status);
}

function refused(request: Request, { status, times }: { readonly status: number; readonly times?: number }) {
  const write = auditedCall(request, status < 400 ? 'not found' : 'refused');
  return { ...write, to: { call: routeOf(request), status, ...(times !== undefined && { times }) } };
}

import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import { currentRequest } from '../http/current-request.ts';
import { callerOf, hasMissed } from '../http/known-caller.ts';
import { Log } from '../process/log.ts';
import { auditedCall, isWrite, routeOf } from './audited-call.ts';
import { type Author, authorOf } from './author.ts';
import { PostgresAudit } from './postgres-audit.ts';

/** Milliseconds in which the same attempt from the same neighbourhood is noted once, and then by its number. */
const window = 60_000;

/** So many kinds of attempts are told apart in a window; more are not counted, since somebody is filling the memory. */
const mostAttempts = 10_000;

interface Attempt {
  readonly author: Author;
  readonly request: Request;
  readonly status: number;
  times: number;
}

/** Lets no call change anything, and no guess fail, without a line in the audit, whatever its use case has forgotten. */
@Injectable()
export class WatchedCalls implements OnApplicationShutdown {
  private attempts = new Map<string, Attempt>();
  private readonly underway = new Set<Promise<void>>();
  private readonly timer = setInterval(() => this.after(this.noteRepeated()), window).unref();

  constructor(
    private readonly audit: PostgresAudit,
    private readonly log: Log,
  ) {}

  /** At the end of each transaction, in it: a write that has left no line is noted as the call it was. */
  async noteUnnoted(): Promise<void> {
    const request = currentRequest();
    if (request !== undefined && isWrite(request) && !this.audit.hasNotedHere)
      await this.audit.note(auditedCall(request));
  }

  /** Looks at every answer: what no transaction has noted is noted now, and so is what was refused. */
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
    if (response.statusCode < 400 && isWrite(request) && !this.audit.hasNoted(request))
      await this.audit.noteAs(authorOf(request), auditedCall(request));
  }

  /** The first one at once, what follows in the same minute together: the audit is not to be filled by guessing. */
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

/** A wrong password, a missed lookup, a wrong code, a grant that is not there. */
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

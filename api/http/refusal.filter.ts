import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, NotFoundException } from '@nestjs/common';
import type { Request, Response } from 'express';
import { isCurrent, type Refused } from '../../domain/answer/refusal/refused.ts';
import { AnswersRefused } from '../../domain/rule/form/accept-answers.ts';
import { type Remarks, spokenRemarks } from '../../domain/rule/form/form.ts';
import { catalogueOf, isPhrase } from '../../domain/rule/language/language.ts';
import { inEnglish, type Sentence, translate } from '../../domain/rule/language/sentence.ts';
import { Refusal, type RefusalKind } from '../../domain/rule/refusal/refusal.ts';
import { brokenConstraint } from '../database/broken-constraint.ts';
import { Database } from '../database/database.ts';
import { isDatabaseAway } from '../database/database-away.ts';
import { isDiskFull } from '../database/disk-space.ts';
import { TooManyWaiting } from '../database/turns.ts';
import { Log } from '../process/log.ts';
import { answerLanguage } from './answer-language.ts';
import { Busy } from './busy.ts';
import { SecondFactorRequired } from './second-factor-required.ts';
import { TooManyFailures } from './too-many-failures.ts';

const statuses: Readonly<Record<RefusalKind, number>> = {
  invalid: 400,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  unconfirmed: 409,
  stale: 412,
  impossible: 422,
};

/** Refusal as it is answered, with its status. */
interface Answer extends Omit<Refused, 'requestId' | 'message' | 'errors'> {
  readonly status: number;
  readonly sentence: Sentence;
  readonly complaints?: Remarks;
  readonly retryAfterSeconds?: number;
}

const otherMethods: Answer = { status: 405, sentence: 'This address does not take that method' };

/** Converts thrown errors to answers, and logs unexpected ones; the only place that knows HTTP codes. */
@Catch()
export class RefusalFilter implements ExceptionFilter {
  constructor(
    private readonly log: Log,
    private readonly database: Database,
  ) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    this.database.disk.heardOf(thrown);
    const methods = methodsAt(request, thrown);
    if (methods.length > 0) response.setHeader('Allow', methods.join(', '));
    const answer = methods.length > 0 ? otherMethods : answerTo(thrown);
    const { status, sentence, complaints, retryAfterSeconds, ...more } = answer;
    if (status >= 500 && !(thrown instanceof Busy || thrown instanceof TooManyWaiting))
      this.log.error({ requestId: request.id, err: thrown }, translate(sentence));
    if (response.headersSent) return;
    const words = catalogueOf[answerLanguage(request)];
    if (retryAfterSeconds !== undefined) response.setHeader('Retry-After', String(retryAfterSeconds));
    const said: Refused = {
      message: translate(sentence, words),
      ...(complaints !== undefined && { errors: spokenRemarks(complaints, words) }),
      ...more,
      requestId: request.id,
    };
    response.status(status).json(said);
  }
}

function answerTo(thrown: unknown): Answer {
  const reason = brokenConstraint(thrown) ?? thrown;
  if (reason instanceof Refusal) {
    const complaints = reason instanceof AnswersRefused && { complaints: reason.complaints };
    return { status: statuses[reason.kind], sentence: reason.sentence, ...complaints, ...whatOf(reason) };
  }
  if (reason instanceof TooManyFailures || reason instanceof Busy) {
    return { status: reason.getStatus(), sentence: known(reason.message), retryAfterSeconds: reason.retryAfterSeconds };
  }
  if (reason instanceof TooManyWaiting) {
    return { status: 503, sentence: known(reason.message), retryAfterSeconds: reason.retryAfterSeconds };
  }
  if (reason instanceof SecondFactorRequired)
    return { status: 401, sentence: known(reason.message), details: reason.details };
  if (reason instanceof NotFoundException) return { status: 404, sentence: 'Not found' };
  if (reason instanceof HttpException) return { status: reason.getStatus(), sentence: known(reason.message) };
  if (isDiskFull(reason)) {
    return {
      status: 503,
      sentence: 'There is no room left to keep this. Please try again later.',
      retryAfterSeconds: 30,
    };
  }
  if (isDatabaseAway(reason)) {
    return { status: 503, sentence: 'We are back in a moment. Please try again.', retryAfterSeconds: 2 };
  }
  return { status: 500, sentence: 'Something went wrong. Please try again.' };
}

/** Returns the machine-readable parts of a refusal: whether to confirm, and the current state. */
function whatOf({ kind, details }: Refusal): Pick<Refused, 'confirm' | 'current' | 'details'> {
  return {
    ...(kind === 'unconfirmed' && { confirm: true }),
    ...(kind === 'stale' && isCurrent(details) && { current: details }),
    ...(details !== undefined && { details }),
  };
}

/** Returns the product's sentence for a framework exception, or its own message. */
function known(message: string): Sentence {
  if (message.startsWith('Failed to decode param')) return 'The address could not be read';
  return isPhrase(message) ? message : inEnglish(message);
}

/** Route as Express stores it. */
interface Layer {
  readonly route?: { readonly methods: Readonly<Record<string, boolean>> };
  match(path: string): boolean;
}

/** Returns the methods that a request's address accepts, if the request used another one; empty if there is no such address. */
function methodsAt(request: Request, reason: unknown): readonly string[] {
  if (!isUnrouted(reason)) return [];
  const app: object = request.app;
  const { stack }: { readonly stack: readonly Layer[] } = Reflect.get(app, 'router');
  const routes = stack.flatMap((layer) => (layer.route && layer.match(request.path) ? [layer.route] : []));
  const methods = new Set(routes.flatMap((route) => Object.keys(route.methods).map((method) => method.toUpperCase())));
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods].sort();
}

/** Returns whether an error is Nest's own for a call without a route. */
function isUnrouted(reason: unknown): reason is HttpException {
  return reason instanceof NotFoundException && reason.message.startsWith('Cannot ');
}

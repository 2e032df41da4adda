import { timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { bearerOf } from '../../domain/rule/api-key/api-key.ts';

/** Values that a scrape reads. */
export interface MeasuredParts {
  /** Connections of the pool: all, idle, and callers waiting for one. */
  readonly pool: () => { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number };
  /** Letters by state. */
  readonly letters: () => Promise<readonly { readonly state: string; readonly count: number }[]>;
  readonly followers: () => number;
  /** Prepared answers since the start, and those of them that were unchanged. */
  readonly prepared: () => { readonly answered: number; readonly unchanged: number };
}

/** Measurements of this process, in the names of Prometheus. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route and status; addresses of pages have their parameters by name.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [this.registry],
  });
  private readonly runs = new Gauge({
    name: 'job_last_run_timestamp_seconds',
    help: 'End of the last run of a job that went well.',
    labelNames: ['job'],
    registers: [this.registry],
  });

  countRequest(method: string, route: string, status: number, seconds: number): void {
    this.requests.observe({ method, route, status }, seconds);
  }

  noteRun(job: string): void {
    this.runs.setToCurrentTime({ job });
  }

  /** Answers `GET /metrics` to the bearer of the token, and 404 to everybody else. */
  answer(token: string | undefined, parts: MeasuredParts): RequestHandler {
    if (token === undefined) return (_request, _response, next) => next();
    collectDefaultMetrics({ register: this.registry });
    this.measure(parts);
    return async (request, response, next) => {
      if (request.method !== 'GET' || !isSame(bearerOf(request.get('Authorization')), token)) return next();
      response.setHeader('Cache-Control', 'no-store');
      response.type(this.registry.contentType).send(await this.registry.metrics());
    };
  }

  private measure({ pool, letters, followers, prepared }: MeasuredParts): void {
    const registers = [this.registry];
    new Gauge({
      name: 'database_connections',
      help: 'Connections of the pool, and callers that wait for one.',
      labelNames: ['state'],
      registers,
      collect() {
        const { totalCount, idleCount, waitingCount } = pool();
        this.set({ state: 'used' }, totalCount - idleCount);
        this.set({ state: 'idle' }, idleCount);
        this.set({ state: 'awaited' }, waitingCount);
      },
    });
    new Gauge({
      name: 'letters',
      help: 'Letters that wait, and those that could not be delivered.',
      labelNames: ['state'],
      registers,
      async collect() {
        for (const { state, count } of await letters()) this.set({ state }, count);
      },
    });
    new Counter({
      name: 'prepared_answers_total',
      help: 'Answers and pages that were prepared, which are no requests of a route.',
      labelNames: ['status'],
      registers,
      collect() {
        const { answered, unchanged } = prepared();
        this.reset();
        this.inc({ status: 200 }, answered);
        this.inc({ status: 304 }, unchanged);
      },
    });
    new Gauge({
      name: 'live_followers',
      help: 'Browsers that follow the scores.',
      registers,
      collect() {
        this.set(followers());
      },
    });
  }
}

function isSame(given: string | undefined, token: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Measurements of this process. */
export const metrics = new Metrics();

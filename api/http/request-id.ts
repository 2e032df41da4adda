import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { pageAt } from '../../domain/rule/site/pages.ts';
import { metrics } from '../process/metrics.ts';

declare module 'http' {
  interface IncomingMessage {
    /** Id of this request, in the logs and in error answers. */
    id: string;
  }
}

/** Paths that a proxy asks again and again; only a refusal is logged. */
const probes = ['/api/ready', '/api/health', '/metrics'];

/** Gives each request an id and logs method, route, status and time, without personal data; a page is logged by its address, without values. */
export function logRequests(log: Logger): RequestHandler {
  return (request, response, next) => {
    request.id = randomUUID();
    response.setHeader('X-Request-Id', request.id);
    const start = process.hrtime.bigint();
    response.once('finish', () => {
      const seconds = Number(process.hrtime.bigint() - start) / 1e9;
      const { method, path } = request;
      const status = response.statusCode;
      const route = `${request.baseUrl}${request.route?.path ?? ''}` || (pageAt(path)?.address ?? 'page');
      metrics.countRequest(method, route, status, seconds);
      if (status < 400 && probes.includes(path)) return;
      log.info({ requestId: request.id, method, route, status, ms: Math.trunc(seconds * 1000) }, 'request');
    });
    next();
  };
}

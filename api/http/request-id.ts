import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

declare module 'http' {
  interface IncomingMessage {
    /** Id of this request, in the logs and in error answers. */
    id: string;
  }
}

/** Gives each request an id and logs method, route, status and time, without personal data. */
export function logRequests(log: Logger): RequestHandler {
  return (request, response, next) => {
    request.id = randomUUID();
    response.setHeader('X-Request-Id', request.id);
    const start = process.hrtime.bigint();
    response.once('finish', () => {
      const ms = Number((process.hrtime.bigint() - start) / 1_000_000n);
      const route = `${request.baseUrl}${request.route?.path ?? ''}` || 'page';
      log.info({ requestId: request.id, method: request.method, route, status: response.statusCode, ms }, 'request');
    });
    next();
  };
}

import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

declare module 'http' {
  interface IncomingMessage {
    /** What the logs and an error's answer call this request. */
    id: string;
  }
}

/** Numbers each request and logs how it went: method, route, status and time, nothing about the person. */
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

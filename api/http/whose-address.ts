import type { IncomingMessage } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Request } from 'express';
import { networkOf } from '../../domain/session/network.ts';

/** Whose address a request comes from: what limits count by. An IPv4 address, or the /64 of an IPv6 address; empty when it is unknown. */
export const networkBehind = (request: Pick<Request, 'ip'> | undefined): string => networkOf(addressBehind(request));

/** The whole address of a request, for records of who has signed what. No limit counts by it. */
export const addressBehind = (request: Pick<Request, 'ip'> | undefined): string => request?.ip ?? '';

/** The same as networkBehind for requests that the framework has not seen: behind the proxies that it trusts. */
export function networksBehind(app: NestExpressApplication): (request: IncomingMessage) => string {
  const express = app.getHttpAdapter().getInstance();
  return ({ headers, socket }) => {
    if (headers['x-forwarded-for'] === undefined) return networkOf(socket.remoteAddress ?? '');
    return networkOf(String(Reflect.get(express.request, 'ip', { app: express, headers, socket }) ?? ''));
  };
}

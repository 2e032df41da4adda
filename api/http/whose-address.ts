import type { IncomingMessage } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Request } from 'express';
import { networkOf } from '../../domain/rule/access/network.ts';

/** Returns the network of a request, by which limits count: an IPv4 address, or the /64 of an IPv6 address; empty if unknown. */
export const networkBehind = (request: Pick<Request, 'ip'> | undefined): string => networkOf(addressBehind(request));

/** Returns the full address of a request, for records of signatures. No limit counts by it. */
export const addressBehind = (request: Pick<Request, 'ip'> | undefined): string => request?.ip ?? '';

/** Returns a function like networkBehind for requests that the framework has not seen; it respects the trusted proxies. */
export function networksBehind(app: NestExpressApplication): (request: IncomingMessage) => string {
  const express = app.getHttpAdapter().getInstance();
  return ({ headers, socket }) => {
    if (headers['x-forwarded-for'] === undefined) return networkOf(socket.remoteAddress ?? '');
    return networkOf(String(Reflect.get(express.request, 'ip', { app: express, headers, socket }) ?? ''));
  };
}

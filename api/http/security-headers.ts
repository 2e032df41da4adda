import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { embedAt } from '../../domain/rule/site/embed.ts';
import { carriesSecret } from '../../domain/rule/site/pages.ts';

/** Sets the security headers of pages: own scripts, fonts and pictures only, and no framing except of pages made for it. */
export function securityHeaders(isHttps: boolean): RequestHandler[] {
  const privateReferrer: RequestHandler = (request, response, next) => {
    if (carriesSecret(request.path)) response.setHeader('Referrer-Policy', 'no-referrer');
    if (request.path.startsWith('/api')) response.setHeader('Cache-Control', 'no-store');
    next();
  };
  const [ours, framed] = [protection(isHttps), protection(isHttps, '*')];
  const protect: RequestHandler = (request, response, next) =>
    (embedAt(request.path) === undefined ? ours : framed)(request, response, next);
  return [protect, privateReferrer];
}

/** Returns the Cache-Control of a page: revalidated each time, and never stored if its address contains a secret. */
export const pageCacheControl = (path: string): string => (carriesSecret(path) ? 'no-store' : 'no-cache');

/** Returns the security headers, names and values in turn, for answers prepared in advance. */
export function securityLines(isHttps: boolean): readonly string[] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  protection(isHttps)(request, response, () => undefined);
  return Object.entries(response.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
}

/** Returns the security headers; pages for the frames of other sites allow framing by anybody, all others by nobody. */
function protection(isHttps: boolean, framedBy: '*' | "'none'" = "'none'") {
  const directives = {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    fontSrc: ["'self'", 'data:'],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: [framedBy],
  };
  return helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    // Header for browsers a decade old, which cannot open the site anyway.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xDnsPrefetchControl: false,
    strictTransportSecurity: isHttps && { maxAge: 31_536_000 },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: framedBy === '*' ? false : { action: 'deny' },
    ...(framedBy === '*' && { crossOriginResourcePolicy: { policy: 'cross-origin' as const } }),
  });
}

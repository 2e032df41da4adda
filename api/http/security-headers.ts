import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { embedAt } from '../../domain/site/embed.ts';
import { carriesSecret } from '../../domain/site/pages.ts';

/** What browsers are told to allow our pages: our own scripts, fonts and pictures, and no frame around them but around what is made for it. */
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

/** What browsers keep of a page: it is asked for anew each time, and one with a secret in its address is kept nowhere. */
export const pageKept = (path: string): string => (carriesSecret(path) ? 'no-store' : 'no-cache');

/** The same as lines, names and values in turn, for answers that are made ready before anybody asks. */
export function securityLines(isHttps: boolean): readonly string[] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  protection(isHttps)(request, response, () => undefined);
  return Object.entries(response.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
}

/** The pages for the frames of other sites let anybody frame them, every other page nobody. */
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
    // Told to browsers that have not been made for ten years, and could not open the site.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xDnsPrefetchControl: false,
    strictTransportSecurity: isHttps && { maxAge: 31_536_000 },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: framedBy === '*' ? false : { action: 'deny' },
    ...(framedBy === '*' && { crossOriginResourcePolicy: { policy: 'cross-origin' as const } }),
  });
}

import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** What browsers are told to allow our pages: our own scripts, fonts and pictures, and no frame around them. */
export function securityHeaders(isHttps: boolean): RequestHandler[] {
  const directives = {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    fontSrc: ["'self'", 'data:'],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  };
  const headers = helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000 },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  const privateReferrer: RequestHandler = (request, response, next) => {
    if (/^\/(invite|join-request)\//.test(request.path)) response.setHeader('Referrer-Policy', 'no-referrer');
    if (request.path.startsWith('/api')) response.setHeader('Cache-Control', 'no-store');
    next();
  };
  return [headers, privateReferrer];
}

import type { INestApplication } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { routesOf } from './deny-by-default.ts';
import { isPublicRead } from './public-read.ts';

/** Headers, names and values in turn, with which a page of any other site may read an answer. Browsers keep cookies away from it. */
export const readableLines = ['Access-Control-Allow-Origin', '*', 'Access-Control-Expose-Headers', 'ETag, Retry-After'];

const reads = new Set(['GET', 'HEAD']);

/** Seconds for which a browser need not ask again whether it may read. */
const maxAge = '86400';

/** Lets pages of other sites read what everybody reads without a proof, and the API document; nothing else is opened to them. */
export function readableElsewhere(app: INestApplication): RequestHandler {
  const routes = routesOf(app).filter(({ handler, path }) => isPublicRead(handler, path));
  const paths = [...routes.map(({ path }) => path.replace(/:\w+/g, '[^/]+')), 'api/openapi\\.json'];
  const readable = new RegExp(`^/(?:${paths.join('|')})/?$`, 'i');
  return (request, response, next) => {
    const wish = request.method === 'OPTIONS' ? request.headers['access-control-request-method'] : request.method;
    if (wish === undefined || !reads.has(wish) || !readable.test(request.path)) return next();
    for (const [index, name] of readableLines.entries())
      if (index % 2 === 0) response.setHeader(name, readableLines[index + 1] ?? '');
    if (request.method !== 'OPTIONS') return next();
    response.setHeader('Access-Control-Allow-Methods', [...reads].join(', '));
    response.setHeader('Access-Control-Allow-Headers', 'If-None-Match');
    response.setHeader('Access-Control-Max-Age', maxAge).status(204).end();
  };
}

import { HttpException, type INestApplication } from '@nestjs/common';
import { type ErrorRequestHandler, json, type Request, type RequestHandler } from 'express';
import type { Phrase } from '../../domain/rule/language/sentence.ts';

/** Largest body of a form; a table may be larger: a thousand rows of a dozen answers. */
const largest = '64kb';
const largestTable = '1mb';
const isTable = ({ path }: Request) => /^\/admin\/imports(\/preview)?\/?$/i.test(path);
const unsafe = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Accepts JSON objects only, of at most 64 kB, 1 MB for a table, without names that reach into prototypes; no body is an empty one. */
export function readJsonBodies(app: INestApplication): void {
  app.use('/api', jsonOnly, readBody, objectOnly, tellUnreadable);
}

const strictly = { strict: true, reviver: refusePrototypes };
const forms = json({ limit: largest, ...strictly });
const tables = json({ limit: largestTable, ...strictly });
const readBody: RequestHandler = (request, response, next) =>
  isTable(request) ? tables(request, response, next) : forms(request, response, next);

const jsonOnly: RequestHandler = (request, _response, next) => {
  if (unsafe.has(request.method) && hasBody(request) && !request.is('application/json') && !isOneClick(request)) {
    next(Object.assign(new Error('not JSON'), { status: 415 }));
  } else next();
};

/** Returns whether a request is a mail program's one-click unsubscribe (RFC 8058), which is not JSON and is identified by its address. */
function isOneClick({ path }: Request): boolean {
  return /^\/pre-registrations\/[^/]+\/unsubscribe$/.test(path);
}

const objectOnly: RequestHandler = (request, _response, next) => {
  request.body ??= {};
  if (Array.isArray(request.body)) next(unreadable());
  else next();
};

/** Replaces the parser's messages, which describe its internals. */
const tellUnreadable: ErrorRequestHandler = (error: { status?: number }, _request, _response, next) => {
  const status = error.status ?? 400;
  next(new HttpException(sentences[status] ?? 'The request could not be read', status));
};

const sentences: Readonly<Record<number, Phrase>> = {
  413: 'That is more than we can take',
  415: 'Please send JSON',
};

function hasBody(request: Request): boolean {
  return request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
}

function refusePrototypes(key: string, value: unknown): unknown {
  if (key === '__proto__') throw unreadable();
  return value;
}

function unreadable(): Error {
  return Object.assign(new Error('unreadable body'), { status: 400 });
}

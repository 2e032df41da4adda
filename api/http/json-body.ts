import { HttpException, type INestApplication } from '@nestjs/common';
import { type ErrorRequestHandler, json, type Request, type RequestHandler } from 'express';
import type { Phrase } from '../../domain/language/sentence.ts';

/** No form of ours is larger. */
const largest = '64kb';
const unsafe = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Reads JSON bodies and nothing else: at most 64 kB, an object, without names that reach into prototypes. */
export function readJsonBodies(app: INestApplication): void {
  app.use(
    '/api',
    jsonOnly,
    json({ limit: largest, strict: true, reviver: refusePrototypes }),
    objectOnly,
    tellUnreadable,
  );
}

const jsonOnly: RequestHandler = (request, _response, next) => {
  if (unsafe.has(request.method) && hasBody(request) && !request.is('application/json') && !isOneClick(request)) {
    next(Object.assign(new Error('not JSON'), { status: 415 }));
  } else next();
};

/** What a mail program posts to end letters (RFC 8058) is no JSON; all that counts stands in the address. */
function isOneClick({ path }: Request): boolean {
  return /^\/pre-registrations\/[^/]+\/unsubscribe$/.test(path);
}

const objectOnly: RequestHandler = (request, _response, next) => {
  if (Array.isArray(request.body)) next(unreadable());
  else next();
};

/** The reader's own words speak of its insides. */
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

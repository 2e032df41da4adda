import { AsyncLocalStorage } from 'node:async_hooks';
import type { Request, RequestHandler } from 'express';

const requests = new AsyncLocalStorage<Request>();

/** Makes the current request available to all code that works for it. */
export const rememberRequest: RequestHandler = (request, _response, next) => requests.run(request, next);

/** Returns the request being answered, or undefined for work that the site does by itself. */
export function currentRequest(): Request | undefined {
  return requests.getStore();
}

import { AsyncLocalStorage } from 'node:async_hooks';
import type { Request, RequestHandler } from 'express';

const requests = new AsyncLocalStorage<Request>();

/** Lets whatever works for a request know which one it is. */
export const rememberRequest: RequestHandler = (request, _response, next) => requests.run(request, next);

/** The request that is being answered, or undefined when the site does something by itself. */
export function currentRequest(): Request | undefined {
  return requests.getStore();
}

import { type HttpException, NotFoundException } from '@nestjs/common';
import type { Request } from 'express';

/** Route as Express stores it. */
interface Layer {
  readonly route?: { readonly methods: Readonly<Record<string, boolean>> };
  match(path: string): boolean;
}

/** Returns the methods that a request's address accepts, if the request used another one; empty if there is no such address. */
export function methodsAt(request: Request, reason: unknown): readonly string[] {
  if (!isUnrouted(reason)) return [];
  const app: object = request.app;
  const { stack }: { readonly stack: readonly Layer[] } = Reflect.get(app, 'router');
  const routes = stack.flatMap((layer) => (layer.route && layer.match(request.path) ? [layer.route] : []));
  const methods = new Set(routes.flatMap((route) => Object.keys(route.methods).map((method) => method.toUpperCase())));
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods].sort();
}

/** Returns whether an error is Nest's own for a call without a route. */
function isUnrouted(reason: unknown): reason is HttpException {
  return reason instanceof NotFoundException && reason.message.startsWith('Cannot ');
}

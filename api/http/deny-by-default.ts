import type { INestApplication } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { AllowedTo } from './allowed-to.ts';

const pathMetadata = 'path';

/** Stops the process if a route declares no callers. */
export function refuseUnmarkedRoutes(app: INestApplication): void {
  const unmarked = routesOf(app).filter(({ callers }) => callers === undefined || callers.length === 0);
  if (unmarked.length > 0) {
    throw new Error(`Routes that do not say who may call them: ${unmarked.map(({ name }) => name).join(', ')}`);
  }
}

/** Returns every route of the API: its name, its method, its path without the first slash, and its declared callers. */
export function routesOf(app: INestApplication) {
  const reflector = app.get(Reflector);
  const scanner = new MetadataScanner();
  return app
    .get(DiscoveryService)
    .getControllers()
    .flatMap(({ instance, metatype }) => {
      const prototype: object = Object.getPrototypeOf(instance);
      return scanner
        .getAllMethodNames(prototype)
        .map((method) => ({ method, handler: Reflect.get(prototype, method) }))
        .filter(({ handler }) => Reflect.hasMetadata(pathMetadata, handler))
        .map(({ method, handler }) => ({
          name: `${metatype?.name}.${method}`,
          handler,
          path: [routePath(metatype ?? prototype), routePath(handler)].filter((part) => part !== '/').join('/'),
          callers: reflector.get(AllowedTo, handler),
        }));
    });
}

function routePath(marked: object): string {
  return String(Reflect.getMetadata(pathMetadata, marked));
}

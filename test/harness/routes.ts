import { type INestApplication, RequestMethod } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { AllowedTo, type Caller } from '../../api/http/allowed-to.ts';

/** Route of the framework, at each of its paths, with its permitted callers. */
export interface Route {
  readonly method: string;
  readonly path: string;
  readonly handler: () => unknown;
  readonly callers: readonly Caller[];
}

/** Returns all routes of an API in this process. */
export function routesIn(app: INestApplication): readonly Route[] {
  const reflector = app.get(Reflector);
  const controllers = app.get(DiscoveryService).getControllers();
  return controllers.flatMap(({ metatype }) => {
    if (!metatype) return [];
    const prefix: string = reflector.get('path', metatype) ?? '';
    return Object.getOwnPropertyNames(metatype.prototype).flatMap((name) => {
      const handler = Reflect.get(metatype.prototype, name);
      const verb: RequestMethod | undefined =
        typeof handler === 'function' ? reflector.get('method', handler) : undefined;
      if (verb === undefined) return [];
      const callers = reflector.get(AllowedTo, handler) ?? [];
      const places: readonly string[] = [reflector.get<string | readonly string[]>('path', handler)].flat();
      const paths = places.map((place) => `/${prefix}/${place}`.replace(/\/+/g, '/').replace(/\/$/, ''));
      return paths.map((path) => ({ method: RequestMethod[verb] ?? '', path, handler, callers }));
    });
  });
}

import { type INestApplication, RequestMethod } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { AllowedTo, type Caller } from '../../api/http/allowed-to.ts';
import { actOf } from '../../api/http/counts-as.ts';
import { RequiresRecentProof } from '../../api/http/requires-recent-proof.ts';
import { Prepared } from '../../api/prepared/prepared.ts';
import { leastRoles, type Role } from '../../domain/rule/access/role.ts';
import { testApi } from './api.ts';
import { freshDatabase } from './database.ts';

/** Route of the framework, at each of its paths, as it is marked. */
export interface Route {
  readonly method: string;
  readonly path: string;
  readonly callers: readonly Caller[];
  /** Least role of an organizer who may call it. */
  readonly least: Role;
  /** Recent proof that it requires, if it does. */
  readonly proof: string | undefined;
  /** Whether its answer is prepared for all. */
  readonly isPrepared: boolean;
}

let routes: Promise<readonly Route[]> | undefined;

/** Returns all routes of the API; it is assembled once in a test file. */
export function everyRoute(): Promise<readonly Route[]> {
  routes ??= readRoutes();
  return routes;
}

async function readRoutes(): Promise<readonly Route[]> {
  const database = await freshDatabase();
  const { app, close } = await testApi(database.url);
  const found = routesIn(app);
  await close();
  await database.drop();
  return found;
}

function routesIn(app: INestApplication): readonly Route[] {
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
      const method = RequestMethod[verb] ?? '';
      const marks = {
        callers: reflector.get(AllowedTo, handler) ?? [],
        least: leastRoles[actOf(reflector, handler, method)],
        proof: reflector.get(RequiresRecentProof, handler),
        isPrepared: reflector.get(Prepared, handler) !== undefined,
      };
      const places: readonly string[] = [reflector.get<string | readonly string[]>('path', handler)].flat();
      const paths = places.map((place) => `/${prefix}/${place}`.replace(/\/+/g, '/').replace(/\/$/, ''));
      return paths.map((path) => ({ method, path, ...marks }));
    });
  });
}

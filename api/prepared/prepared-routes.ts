import { type INestApplication, RequestMethod } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { type Preparation, Prepared } from './prepared.ts';

/** Route with a prepared answer, and the pattern of its addresses. */
export interface PreparedRoute extends Preparation {
  readonly path: RegExp;
  /** Address, if it has only one. */
  readonly fixed: string | undefined;
  /** Whether the id in its path is a tournament's. */
  readonly isOfTournament: boolean;
}

/** Returns every route of the API that declares a prepared answer. */
export function preparedRoutes(app: INestApplication): readonly PreparedRoute[] {
  const [reflector, scanner] = [app.get(Reflector), new MetadataScanner()];
  return app
    .get(DiscoveryService)
    .getControllers()
    .flatMap(({ instance, metatype }) => {
      const prototype: object = Object.getPrototypeOf(instance);
      const folder = metatype === null || metatype === undefined ? '' : addressOf(metatype);
      return scanner.getAllMethodNames(prototype).flatMap((name) => {
        const handler = Reflect.get(prototype, name);
        const preparation = reflector.get(Prepared, handler);
        if (preparation === undefined) return [];
        if (Reflect.getMetadata('method', handler) !== RequestMethod.GET) throw new Error(`${name} is not for reading`);
        return [routeAt([folder, addressOf(handler)].filter((part) => part !== '/').join('/'), preparation)];
      });
    });
}

function addressOf(marked: object): string {
  return String(Reflect.getMetadata('path', marked));
}

/** Builds a prepared route; only the canonical notation of a number matches its address. */
function routeAt(path: string, preparation: Preparation): PreparedRoute {
  const written = `/${path}`.replace(/:\w+/g, '([1-9]\\d{0,9})');
  const fixed = path.includes(':') || preparation.parameters !== undefined ? undefined : `/${path}`;
  return { ...preparation, path: new RegExp(`^${written}$`), fixed, isOfTournament: path.includes('tournaments/:id') };
}

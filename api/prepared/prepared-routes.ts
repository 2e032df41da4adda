import type { INestApplication } from '@nestjs/common';
import { RequestMethod } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { type Preparation, Prepared } from './prepared.ts';

/** A route whose answer is prepared, and the addresses it has. */
export interface PreparedRoute extends Preparation {
  readonly path: RegExp;
  /** Its only address, where it has one. */
  readonly fixed: string | undefined;
  /** Whether the number in its path is a tournament's. */
  readonly isOfTournament: boolean;
}

/** Every route of the API that declares itself to be prepared. */
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

/** Numbers stand in addresses as they are written in no other way. */
function routeAt(path: string, preparation: Preparation): PreparedRoute {
  const written = `/${path}`.replace(/:\w+/g, '([1-9]\\d{0,9})');
  const fixed = path.includes(':') || preparation.parameters !== undefined ? undefined : `/${path}`;
  return { ...preparation, path: new RegExp(`^${written}$`), fixed, isOfTournament: path.includes('tournaments/:id') };
}

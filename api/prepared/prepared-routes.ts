import { parse } from 'node:querystring';
import { type INestApplication, RequestMethod } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { parametersOf, type QueryParameters } from '../http/query-parameters.ts';
import { type Preparation, Prepared } from './prepared.ts';
import type { WrittenAddress } from './written-address.ts';

/** Route with a prepared answer, and the pattern of its addresses. */
export interface PreparedRoute extends Preparation {
  readonly path: RegExp;
  /** Address, if it has only one. */
  readonly fixed: string | undefined;
  /** Parameters that it reads. */
  readonly reads: QueryParameters;
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
        const path = [folder, addressOf(handler)].filter((part) => part !== '/').join('/');
        return [routeAt(path, preparation, parametersOf(handler))];
      });
    });
}

function addressOf(marked: object): string {
  return String(Reflect.getMetadata('path', marked));
}

function routeAt(path: string, preparation: Preparation, reads: QueryParameters): PreparedRoute {
  const written = `/${path}`.replace(/:\w+/g, '(\\d{1,10})');
  const fixed = path.includes(':') || preparation.parameters !== undefined ? undefined : `/${path}`;
  return {
    ...preparation,
    path: new RegExp(`^${written}$`),
    fixed,
    reads,
    isOfTournament: path.includes('tournaments/:id'),
  };
}

/**
 * Returns the one spelling of an address of a route: parameters that the route does not read or that say nothing are left out, the
 * others are in order. Undefined if the framework answers it, by another answer or a refusal.
 */
export function spellingOf(
  { reads, parameters = [], exceptWith }: PreparedRoute,
  { path, query }: WrittenAddress,
): string | undefined {
  if (query === '') return path;
  const written = parse(query);
  const valueFor = (name: string) => reads[name]?.read(written[name], name);
  try {
    if (exceptWith !== undefined && valueFor(exceptWith) !== undefined) return undefined;
    const values = parameters.flatMap((name) => {
      const value = valueFor(name);
      return value === undefined ? [] : [`${name}=${encodeURIComponent(String(value))}`];
    });
    return values.length === 0 ? path : `${path}?${values.join('&')}`;
  } catch {
    return undefined;
  }
}

import type { FactoryProvider, INestApplicationContext, Provider, Type } from '@nestjs/common';
import { allPorts } from '../../domain/port/ports.ts';

type Token<T> = abstract new (...parts: never[]) => T;
type Tokens<P extends unknown[]> = { [K in keyof P]: Token<P[K]> };

/** Provides an adapter under its port and under its own class, for callers that use more than the port. */
export function adapterOf<T>(port: Token<T>, adapter: Type<T>): [Provider, Provider] {
  return [adapter, { provide: port, useExisting: adapter }];
}

/** Builds a provider for a class whose constructor types the framework cannot read because they are not whole classes. */
export function madeOf<T, P extends unknown[]>(type: new (...parts: P) => T, parts: Tokens<P>): FactoryProvider<T> {
  return { provide: type, inject: [...parts], useFactory: (...made: P) => new type(...made) };
}

/** Refuses to start while a port has no adapter; otherwise a missing one would show only when a use case is called. */
export function refuseMissingAdapters(app: INestApplicationContext): void {
  for (const port of Object.values(allPorts)) app.get(port);
}

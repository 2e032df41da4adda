import type { FactoryProvider, INestApplicationContext, Provider, Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { allPorts, type Ports } from '../../domain/port/ports.ts';
import { Database } from './database.ts';

type Token<T> = abstract new (...parts: never[]) => T;
type Tokens<P extends unknown[]> = { [K in keyof P]: Token<P[K]> };

/** A use case as it is written: it takes the ports it needs, and runs. */
type UseCase = new (ports: Ports) => { run(asked: never): Promise<unknown> };

/** An adapter: found as the port, and under its own name by those who read more of it. */
export function adapterOf<T>(port: Token<T>, adapter: Type<T>): [Provider, Provider] {
  return [adapter, { provide: port, useExisting: adapter }];
}

/** What the framework cannot read the parts of: a class that asks for less than a whole class. */
export function madeOf<T, P extends unknown[]>(type: new (...parts: P) => T, parts: Tokens<P>): FactoryProvider<T> {
  return { provide: type, inject: [...parts], useFactory: (...made: P) => new type(...made) };
}

/** Use cases, whose every run is one transaction. */
export function useCases(...types: readonly UseCase[]): FactoryProvider[] {
  return types.map((type) => ({
    provide: type,
    inject: [Database, ModuleRef],
    useFactory: (database: Database, modules: ModuleRef) => {
      const work = new type(portsOf(modules));
      return { run: (asked: never) => database.inTransaction(() => work.run(asked)) };
    },
  }));
}

/** Use cases that hold no transaction: they only look, or run in one that is already there. */
export function readings(...types: readonly UseCase[]): FactoryProvider[] {
  return types.map((type) => ({
    provide: type,
    inject: [ModuleRef],
    useFactory: (modules: ModuleRef) => new type(portsOf(modules)),
  }));
}

/** Refuses to start while a port has no adapter: what a use case needs is asked for when it is called, not when it is made. */
export function refuseMissingAdapters(app: INestApplicationContext): void {
  for (const port of Object.values(allPorts)) app.get(port);
}

/** Every port by its name, found in whatever module it is when it is first asked for. */
function portsOf(modules: ModuleRef): Ports {
  const entries = Object.entries(allPorts).map(([name, port]) => [
    name,
    { enumerable: true, get: () => modules.get(port, { strict: false }) },
  ]);
  return Object.create(null, Object.fromEntries(entries));
}

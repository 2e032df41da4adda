import type { FactoryProvider, INestApplicationContext, Provider, Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { allPorts, type Ports } from '../../domain/port/ports.ts';
import { Database } from './database.ts';

type Token<T> = abstract new (...parts: never[]) => T;
type Tokens<P extends unknown[]> = { [K in keyof P]: Token<P[K]> };

/** Use case class: its constructor takes the ports it needs. */
type UseCase = new (ports: Ports) => { run(asked: never): Promise<unknown> };

/** Provides an adapter under its port and under its own class, for callers that use more than the port. */
export function adapterOf<T>(port: Token<T>, adapter: Type<T>): [Provider, Provider] {
  return [adapter, { provide: port, useExisting: adapter }];
}

/** Builds a provider for a class whose constructor types the framework cannot read because they are not whole classes. */
export function madeOf<T, P extends unknown[]>(type: new (...parts: P) => T, parts: Tokens<P>): FactoryProvider<T> {
  return { provide: type, inject: [...parts], useFactory: (...made: P) => new type(...made) };
}

/** Provides use cases, each run of which is one transaction. */
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

/** Provides use cases that open no transaction: they only read, or run within one. */
export function readings(...types: readonly UseCase[]): FactoryProvider[] {
  return types.map((type) => ({
    provide: type,
    inject: [ModuleRef],
    useFactory: (modules: ModuleRef) => new type(portsOf(modules)),
  }));
}

/** Refuses to start while a port has no adapter; otherwise a missing one would show only when a use case is called. */
export function refuseMissingAdapters(app: INestApplicationContext): void {
  for (const port of Object.values(allPorts)) app.get(port);
}

/** Returns every port by name, each looked up across modules when first used. */
function portsOf(modules: ModuleRef): Ports {
  const entries = Object.entries(allPorts).map(([name, port]) => [
    name,
    { enumerable: true, get: () => modules.get(port, { strict: false }) },
  ]);
  return Object.create(null, Object.fromEntries(entries));
}

import type { FactoryProvider, Provider, Type } from '@nestjs/common';
import { Database } from './database.ts';

type Token<T> = abstract new (...parts: never[]) => T;
type Tokens<P extends unknown[]> = { [K in keyof P]: Token<P[K]> };

/** An adapter: found as the port, and under its own name by those who read more of it. */
export function adapterOf<T>(port: Token<T>, adapter: Type<T>): [Provider, Provider] {
  return [adapter, { provide: port, useExisting: adapter }];
}

/** What the framework cannot read the parts of: a class of the rules, or one that asks for less than a whole class. */
export function madeOf<T, P extends unknown[]>(type: new (...parts: P) => T, parts: Tokens<P>): FactoryProvider<T> {
  return { provide: type, inject: [...parts], useFactory: (...made: P) => new type(...made) };
}

/** A use case, whose every run is one transaction. */
export function inOneTransaction<I, O, P extends unknown[]>(
  type: new (...parts: P) => { run(input: I): Promise<O> },
  parts: Tokens<P>,
): FactoryProvider {
  return {
    provide: type,
    inject: [Database, ...parts],
    useFactory: (database: Database, ...made: P) => {
      const work = new type(...made);
      return { run: (input: I) => database.inTransaction(() => work.run(input)) };
    },
  };
}

import type { FactoryProvider, Provider } from '@nestjs/common';
import { Database } from './database/database.ts';

type Token<T> = abstract new (...parts: never[]) => T;
type Tokens<P extends unknown[]> = { [K in keyof P]: Token<P[K]> };

/** An adapter in the place of a port, with the parts its constructor asks for. */
export function plays<T, P extends unknown[]>(
  port: Token<T>,
  adapter: new (...parts: P) => T,
  parts: Tokens<P>,
): FactoryProvider<T> {
  return { provide: port, inject: [...parts], useFactory: (...made: P) => new adapter(...made) };
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

/** An adapter over the database: found as the port, and under its own name by those who read more of it. */
export function keeps<T>(port: Token<T>, adapter: new (database: Database) => T): [Provider, Provider] {
  return [plays(adapter, adapter, [Database]), { provide: port, useExisting: adapter }];
}

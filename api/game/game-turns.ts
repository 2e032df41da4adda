import type { Database } from '../database/database.ts';

/**
 * Lets writes to one game wait for each other before they take a connection: however many come at once, they hold one
 * between them, and everybody else finds the others free. Other processes wait at the lock in the database as ever.
 */
export class GameTurns {
  private readonly last = new Map<number, Promise<unknown>>();

  constructor(private readonly database: Pick<Database, 'inTransaction' | 'isInTransaction'>) {}

  /** Does the work in one transaction when its turn has come. Who holds a connection already must not wait with it. */
  take<T>(gameId: number, work: () => Promise<T>): Promise<T> {
    if (this.database.isInTransaction) return work();
    const begin = () => this.database.inTransaction(work);
    const mine = (this.last.get(gameId) ?? Promise.resolve()).then(begin);
    const over = mine.then(
      () => undefined,
      () => undefined,
    );
    this.last.set(gameId, over);
    void over.then(() => {
      if (this.last.get(gameId) === over) this.last.delete(gameId);
    });
    return mine;
  }
}

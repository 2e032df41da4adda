import type { Database } from '../database/database.ts';

/**
 * Serializes writes to one game before they take a connection: however many come at once, they use one connection,
 * and the others stay free. Other processes wait at the database lock as usual.
 */
export class GameTurns {
  private readonly last = new Map<number, Promise<unknown>>();

  constructor(private readonly database: Pick<Database, 'inTransaction' | 'isInTransaction'>) {}

  /** Runs the work in one transaction when its turn comes. A caller that already holds a connection must not wait with it. */
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

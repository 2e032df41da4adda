import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';

/** Whether this process should get requests. */
@Injectable()
export class Readiness {
  private isStopping = false;

  constructor(private readonly database: Database) {}

  /** From now on no more: the process is being stopped. */
  stop(): void {
    this.isStopping = true;
  }

  async isReady(): Promise<boolean> {
    if (this.isStopping) return false;
    const { migrations } = this.database.source;
    try {
      const [done] = await this.database.query<{ count: number }>('select count(*)::int as count from migrations');
      return done?.count === migrations.length;
    } catch {
      return false;
    }
  }
}

import { Injectable } from '@nestjs/common';
import type { Stats } from '../../domain/answer/site/stats.ts';
import { Database } from '../database/database.ts';

@Injectable()
export class PostgresStats {
  constructor(private readonly database: Database) {}

  async count(): Promise<Stats | undefined> {
    const [stats] = await this.database.query<Stats>(
      `select (select count(*)::int from teams) as "totalTeams",
         (select count(*)::int from players) as "totalPlayers",
         (select count(*)::int from tournament_registrations) as "totalRegistrations",
         (select count(*)::int from pre_registrations) as "totalPreRegistrations"`,
    );
    return stats;
  }
}

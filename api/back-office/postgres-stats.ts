import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';

/** The four numbers at the head of the back office. */
export interface Stats {
  readonly totalTeams: number;
  readonly totalPlayers: number;
  readonly totalRegistrations: number;
  readonly totalPreRegistrations: number;
}

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

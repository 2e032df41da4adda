import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { isGoldenGoalSql } from '../game/postgres-game-cards.ts';
import { bracketsOnFile, dayOnFile, withDates } from './day-on-file.ts';
import { type DayInPublic, PublicDay } from './public-day.ts';

const publicDay = {
  name: 'public_day',
  sql: `select ${dayOnFile('$1')}, ${bracketsOnFile('$1')}, (select coalesce(json_agg(game.id), '[]')
    from games game where game.tournament_id = $1 and ${isGoldenGoalSql}) as "goldenGoals"`,
  freesNoPlace: true,
} as const;

/** Reads the public data of a tournament's day in one statement, at one moment. */
@Injectable()
export class PostgresPublicDays {
  constructor(private readonly database: Database) {}

  /** Returns the day, or undefined if there is no such tournament. */
  async find(tournamentId: number): Promise<PublicDay | undefined> {
    const [found] = await this.database.ask<DayInPublic>(publicDay, [tournamentId]);
    if (found?.tournament[0] === undefined) return undefined;
    return new PublicDay({ ...withDates(found), goldenGoals: found.goldenGoals });
  }
}

import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { bracketsOnFile, type DayWithBrackets, dayOnFile, withDates } from './day-on-file.ts';
import { PublicDay } from './public-day.ts';

const publicDay = {
  name: 'public_day',
  sql: `select ${dayOnFile('$1')}, ${bracketsOnFile('$1')}`,
  freesNoPlace: true,
} as const;

/** Reads the public data of a tournament's day in one statement, at one moment. */
@Injectable()
export class PostgresPublicDays {
  constructor(private readonly database: Database) {}

  /** Returns the day, or undefined if there is no such tournament. */
  async find(tournamentId: number): Promise<PublicDay | undefined> {
    const [found] = await this.database.ask<DayWithBrackets>(publicDay, [tournamentId]);
    return found?.tournament[0] === undefined ? undefined : new PublicDay(withDates(found));
  }
}

import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { type ScoreUpdateRow, scoreUpdateRows } from './score-update-row.ts';

/** The histories of scores; they stay when a game is gone. */
@Injectable()
export class PostgresScoreHistory {
  constructor(private readonly database: Database) {}

  async ofGame(gameId: number): Promise<readonly (Omit<ScoreUpdateRow, 'timestamp'> & { timestamp: string })[]> {
    const rows = await this.database.manager.find(scoreUpdateRows, { where: { gameId }, order: { id: 'ASC' } });
    return rows.map(({ timestamp, ...line }) => ({ ...line, timestamp: timestamp.toISOString() }));
  }
}

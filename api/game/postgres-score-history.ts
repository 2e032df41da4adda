import { Injectable } from '@nestjs/common';
import type { ScoreChange } from '../../domain/answer/game/score-change.ts';
import { Database } from '../database/database.ts';
import { scoreUpdateRows } from './score-update-row.ts';

/** Histories of scores, which outlive their games. */
@Injectable()
export class PostgresScoreHistory {
  constructor(private readonly database: Database) {}

  async ofGame(gameId: number): Promise<readonly ScoreChange[]> {
    const rows = await this.database.manager.find(scoreUpdateRows, { where: { gameId }, order: { id: 'ASC' } });
    return rows.map(({ timestamp, ...line }) => ({ ...line, timestamp: timestamp.toISOString() }));
  }
}

import { Injectable } from '@nestjs/common';
import type { NewPlayerChange, PlayerChange } from '../../domain/player/player-change.ts';
import { PlayerChanges } from '../../domain/port/player-changes.ts';
import { Database } from '../database/database.ts';

const columns = `id, player_id as "playerId", session_id as "sessionId", asked_at as "askedAt",
  before as "from", after as "to", state, decided_at as "decidedAt"`;

@Injectable()
export class PostgresPlayerChanges extends PlayerChanges {
  constructor(private readonly database: Database) {
    super();
  }

  override async add(change: NewPlayerChange): Promise<PlayerChange> {
    const { playerId, sessionId, askedAt, from, to, state, decidedAt } = change;
    const [added] = await this.database.query<{ id: number }>(
      `insert into player_changes (player_id, session_id, asked_at, before, after, state, decided_at)
       values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      [playerId, sessionId, askedAt, JSON.stringify(from), JSON.stringify(to), state, decidedAt],
    );
    return { ...change, id: added?.id ?? 0 };
  }

  override async find(id: number): Promise<PlayerChange | undefined> {
    const sql = `select ${columns} from player_changes where id = $1`;
    return (await this.database.query<PlayerChange>(sql, [id]))[0];
  }

  override ofPlayer(playerId: number): Promise<readonly PlayerChange[]> {
    const sql = `select ${columns} from player_changes where player_id = $1 order by id desc`;
    return this.database.query<PlayerChange>(sql, [playerId]);
  }

  override async decide(id: number, state: PlayerChange['state'], at: Date): Promise<void> {
    await this.database.query('update player_changes set state = $2, decided_at = $3 where id = $1', [id, state, at]);
  }
}

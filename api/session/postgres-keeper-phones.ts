import { Injectable } from '@nestjs/common';
import type { PhoneOnFile } from '../../domain/answer/session/keeper-phone-view.ts';
import { grantLifetimes } from '../../domain/session/grant.ts';
import { Database } from '../database/database.ts';

const { most } = grantLifetimes['score-keeper'];

/** Stores the last status of the score keepers' phones. */
@Injectable()
export class PostgresKeeperPhones {
  constructor(private readonly database: Database) {}

  /** Stores a status; a game deleted in the meantime counts as none. */
  async hear(keeperId: number, gameId: number | null, waiting: number, at: Date): Promise<void> {
    await this.database.query(
      `insert into keeper_phones (keeper_id, game_id, waiting, heard_at)
       values ($1, (select id from games where id = $2), $3, $4)
       on conflict (keeper_id) do update set game_id = excluded.game_id, waiting = excluded.waiting, heard_at = excluded.heard_at`,
      [keeperId, gameId, waiting, at],
    );
  }

  /** Lists the phones of current score keepers with a game that is not over. */
  keeping(): Promise<readonly PhoneOnFile[]> {
    return this.database.query<PhoneOnFile>(
      `select keeper.id as "keeperId", keeper.name as keeper, phone.game_id as "gameId", phone.waiting,
         phone.heard_at as "heardAt"
       from keeper_phones phone join score_keepers keeper on keeper.id = phone.keeper_id
       join games game on game.id = phone.game_id
       where (game.status <> 'completed' or phone.waiting > 0) and exists (select from grants
         where kind = 'score-keeper' and subject_id = keeper.id and granted_at > now() - make_interval(mins => ${most}))
       order by phone.game_id, keeper.id`,
    );
  }
}

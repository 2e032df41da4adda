import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type ContactCode, ContactCodes, type EnteredCode } from '../../domain/port/contact-codes.ts';
import { Database } from '../database/database.ts';
import { SessionSecret } from '../process/session-secret.ts';

/** Stores confirmation codes as keyed hashes, so that reading the table reveals none. */
@Injectable()
export class PostgresContactCodes extends ContactCodes {
  constructor(
    private readonly database: Database,
    private readonly secret: SessionSecret,
  ) {
    super();
  }

  override async sentAt(playerId: number, sessionId: string): Promise<Date | undefined> {
    const [found] = await this.database.query<{ at: Date }>(
      'select sent_at as at from contact_codes where player_id = $1 and session_id = $2 and expires_at > now()',
      [playerId, sessionId],
    );
    return found?.at;
  }

  override async keep(code: ContactCode): Promise<void> {
    await this.database.query(
      `insert into contact_codes (player_id, session_id, code_hash, sent_at, expires_at) values ($1, $2, $3, $4, $5)
       on conflict (player_id, session_id) do update
       set code_hash = excluded.code_hash, sent_at = excluded.sent_at, expires_at = excluded.expires_at`,
      [code.playerId, code.sessionId, this.hashOf(code), code.sentAt, code.expiresAt],
    );
  }

  override async use(entered: EnteredCode, now: Date): Promise<boolean> {
    const used = await this.database.query(
      `with used as (delete from contact_codes
         where player_id = $1 and session_id = $2 and code_hash = $3 and expires_at > $4 returning 1)
       select * from used`,
      [entered.playerId, entered.sessionId, this.hashOf(entered), now],
    );
    return used.length > 0;
  }

  override async drop(playerId: number): Promise<void> {
    await this.database.query('delete from contact_codes where player_id = $1', [playerId]);
  }

  private hashOf({ playerId, code }: EnteredCode): string {
    return createHmac('sha256', `contact code ${this.secret.value}`).update(`${playerId} ${code}`).digest('base64url');
  }
}

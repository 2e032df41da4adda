import { Injectable } from '@nestjs/common';
import { Revocations } from '../../domain/port/revocations.ts';
import { Database } from '../database/database.ts';

/** Revokes grants of all sessions, in the transaction that is the reason. */
@Injectable()
export class PostgresRevocations extends Revocations {
  constructor(private readonly database: Database) {
    super();
  }

  override async ofContact(playerId: number, sparedSession: string | null): Promise<void> {
    await this.database.query(
      `delete from grants where kind = 'contact' and subject_id = $1 and session_id is distinct from $2`,
      [playerId, sparedSession],
    );
  }

  override async ofCaptain(teamId: number): Promise<void> {
    await this.database.query(`delete from grants where kind = 'captain' and subject_id = $1`, [teamId]);
  }

  override async ofOrganizer(accountId: number, sparedSession: string | null): Promise<void> {
    await this.database.query(
      `delete from grants where kind = 'organizer' and subject_id = $1 and session_id is distinct from $2`,
      [accountId, sparedSession],
    );
  }
}

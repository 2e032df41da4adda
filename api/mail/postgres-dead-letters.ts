import { Injectable } from '@nestjs/common';
import type { WayToPassOn } from '../../domain/mail/post-tray.ts';
import { DeadLetters, type LetterState } from '../../domain/port/dead-letters.ts';
import { Database } from '../database/database.ts';
import { letterPosted } from './postgres-outbox.ts';

@Injectable()
export class PostgresDeadLetters extends DeadLetters {
  constructor(private readonly database: Database) {
    super();
  }

  override async stateOf(id: number): Promise<LetterState | undefined> {
    const [mail] = await this.database.query<{ state: LetterState }>(
      'select state from outgoing_mails where id = $1 for update',
      [id],
    );
    return mail?.state;
  }

  override async passOn(id: number, how: WayToPassOn): Promise<void> {
    await this.database.query('update outgoing_mails set state = $2, sent_at = now() where id = $1', [id, how]);
  }

  override async revive(id: number): Promise<void> {
    await this.database.query(
      `update outgoing_mails set state = 'waiting', attempts = 0, doubts = 0, next_attempt_at = now() where id = $1`,
      [id],
    );
    this.database.announce(letterPosted);
  }
}

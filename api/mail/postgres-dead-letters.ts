import { Injectable } from '@nestjs/common';
import { DeadLetters, type LetterState } from '../../domain/port/dead-letters.ts';
import { Database } from '../database/database.ts';
import { outgoingMailRows } from './outgoing-mail-row.ts';
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

  override async revive(id: number): Promise<void> {
    const again = { state: 'waiting', attempts: 0, doubts: 0, nextAttemptAt: () => 'now()' } as const;
    await this.database.manager.update(outgoingMailRows, { id }, again);
    this.database.announce(letterPosted);
  }
}

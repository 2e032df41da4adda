import { Injectable } from '@nestjs/common';
import { Ledger } from '../../domain/port/ledger.ts';
import type { LedgerEntry, NewLedgerEntry } from '../../domain/rule/ledger/ledger-entry.ts';
import { Database } from '../database/database.ts';
import { rowLock } from '../database/row-lock.ts';
import { ledgerEntryRows } from './ledger-entry-row.ts';
import { goneToRefundSql } from './postgres-to-refund.ts';

const inOrder = { id: 'ASC' } as const;

@Injectable()
export class PostgresLedger extends Ledger {
  constructor(private readonly database: Database) {
    super();
  }

  override async enter(entry: NewLedgerEntry): Promise<LedgerEntry> {
    const { identifiers } = await this.database.manager.insert(ledgerEntryRows, entry);
    return { ...entry, id: Number(identifiers[0]?.id) };
  }

  /** Locks the entries and reads them again, since the previous lock holder may have added one. */
  override async hold(registrationId: number): Promise<readonly LedgerEntry[]> {
    const where = { registrationId };
    const held = await this.database.manager.find(ledgerEntryRows, { where, order: inOrder, lock: rowLock });
    return held.length === 0 ? held : this.database.manager.find(ledgerEntryRows, { where, order: inOrder });
  }

  override async toRefund(playerId: number, tournamentId: number): Promise<readonly number[]> {
    const found = await this.database.query<{ id: number }>(
      `select distinct registration_id as id from ledger_entries entry
       where player_id = $1 and tournament_id = $2 and registration_id in (select registration_id from (${goneToRefundSql}) gone) order by id desc`,
      [playerId, tournamentId],
    );
    return found.map(({ id }) => id);
  }
}

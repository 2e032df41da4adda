import { Injectable } from '@nestjs/common';
import type { LedgerEntry, NewLedgerEntry } from '../../domain/ledger/ledger-entry.ts';
import type { Payer } from '../../domain/ledger/statement.ts';
import { owedCents, type Payment } from '../../domain/payment/payment.ts';
import { paymentReference } from '../../domain/payment/payment-reference.ts';
import { Ledger } from '../../domain/port/ledger.ts';
import { Database } from '../database/database.ts';
import { rowLock } from '../database/row-lock.ts';
import { ledgerEntryRows } from './ledger-entry-row.ts';

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

  override async lockCredit(playerId: number): Promise<number> {
    await this.database.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`credit ${playerId}`]);
    return this.creditOf(playerId);
  }

  override async creditOf(playerId: number): Promise<number> {
    const [found] = await this.database.query<{ cents: number }>(
      `select -coalesce(sum(amount_cents), 0)::int as cents from ledger_entries where player_id = $1 and method = 'credit'`,
      [playerId],
    );
    return found?.cents ?? 0;
  }

  override async keepMoney(registrationId: number, by: string): Promise<void> {
    await this.database.query(
      'insert into kept_money (registration_id, said_by) values ($1, $2) on conflict do nothing',
      [registrationId, by],
    );
  }

  override async refundMoney(registrationId: number): Promise<void> {
    await this.database.query('delete from kept_money where registration_id = $1', [registrationId]);
  }

  override async entered(lineKeys: readonly string[]): Promise<ReadonlySet<string>> {
    const found = await this.database.query<{ key: string }>(
      'select line_key as key from ledger_entries where line_key = any($1)',
      [lineKeys],
    );
    return new Set(found.map(({ key }) => key));
  }

  override async payers(registrationIds: readonly number[], names: readonly string[]): Promise<readonly Payer[]> {
    const rows = await this.database.query<Omit<Payer, 'reference' | 'owedCents'> & Payment>(
      `select registration.id as "registrationId", player.name as "playerName", player.parent_name as "parentName",
         tournament.name as "tournamentName", registration.payment_status as state, registration.payment_method as method,
         registration.amount_cents as "amountCents", registration.received_cents as "receivedCents"
       from tournament_registrations registration join players player on player.id = registration.player_id
       join tournaments tournament on tournament.id = registration.tournament_id
       where registration.id = any($1) or (registration.payment_status <> 'paid'
         and registration.amount_cents > registration.received_cents
         and (player.name_key = any($2)
           or lower(regexp_replace(normalize(player.parent_name, NFD), E'[\\u0300-\\u036f]', '', 'g')) = any($2)))
       order by registration.id`,
      [registrationIds, names],
    );
    return rows.map(({ state, method: _, amountCents, receivedCents, ...payer }) => ({
      ...payer,
      reference: paymentReference(payer.registrationId),
      owedCents: owedCents({ state, amountCents, receivedCents }),
    }));
  }
}

import type { LedgerEntry } from '../../domain/rule/ledger/ledger-entry.ts';
import { day, instant, integer, nullable, numbered, rowsOf, varchar } from '../database/columns.ts';
import { nullingOnDelete, refersTo } from '../database/keys.ts';

const table = 'ledger_entries';

export const ledgerEntryRows = rowsOf<LedgerEntry>({
  name: 'ledger_entry',
  tableName: table,
  columns: {
    id: numbered(table),
    registrationId: integer('registration_id'),
    playerId: nullable(integer('player_id')),
    tournamentId: nullable(integer('tournament_id')),
    tournamentName: varchar('tournament_name', 100),
    amountCents: integer('amount_cents'),
    method: nullable(varchar('method', 20)),
    methodText: nullable(varchar('method_text', 50)),
    cause: varchar('cause', 20),
    receivedOn: day('received_on'),
    note: nullable(varchar('note', 200)),
    enteredBy: varchar('entered_by', 50),
    enteredAt: instant('entered_at'),
  },
  indices: [
    { name: `${table}_registration_index`, columns: ['registrationId'] },
    { name: `${table}_player_index`, columns: ['playerId'] },
    { name: `${table}_tournament_index`, columns: ['tournamentId'] },
    { name: `${table}_day_index`, columns: ['receivedOn', 'id'] },
  ],
  checks: [
    { name: `${table}_amount_moves`, expression: 'amount_cents <> 0' },
    {
      name: `${table}_cause_known`,
      expression: `cause in ('payment', 'refund', 'confirmed', 'taken-back', 'corrected', 'kept', 'carried')`,
    },
  ],
  foreignKeys: [
    nullingOnDelete(refersTo(`${table}_player`, 'playerId', 'player')),
    nullingOnDelete(refersTo(`${table}_tournament`, 'tournamentId', 'tournament')),
  ],
});

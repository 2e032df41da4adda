import type { ListedEntry } from '../../domain/answer/ledger/listed-entry.ts';
import { entryCauses } from '../../domain/rule/ledger/ledger-entry.ts';
import { paymentMethods } from '../../domain/rule/payment/payment-method.ts';
import { paymentReference } from '../../domain/rule/payment/payment-reference.ts';
import {
  dayFrom,
  dayUntil,
  inWords,
  named,
  numbered,
  oneOf,
  searchedOrReferred,
  yesOrNo,
} from '../database/list-filter.ts';
import type { Listing } from '../database/listing.ts';
import { toRefundIdsSql, toRefundSql } from './postgres-to-refund.ts';

type EntryRow = Omit<ListedEntry, 'paymentReference'>;

/** List of receipts and refunds, the last day first. */
export const ledgerList: Listing<ListedEntry, EntryRow> = {
  resource: 'ledger',
  savesAs: 'export contacts',
  table: 'ledger_entries',
  alias: 'entry',
  joins: [{ table: 'players player on player.id = entry.player_id', for: ['q'] }],
  columns: [
    'entry.id',
    'entry.registration_id as "registrationId"',
    'entry.player_id as "playerId"',
    'player.name as "playerName"',
    'entry.tournament_id as "tournamentId"',
    'entry.tournament_name as "tournamentName"',
    'entry.amount_cents as "amountCents"',
    'entry.method',
    'entry.method_text as "methodText"',
    'entry.cause',
    'entry.received_on::text as "receivedOn"',
    'entry.note',
    'entry.entered_by as "enteredBy"',
    'entry.entered_at as "enteredAt"',
    `entry.registration_id in (${toRefundIdsSql}) as "isToRefund"`,
    `(select cents from (${toRefundSql}) due where due.registration_id = entry.registration_id) as "toRefundCents"`,
  ],
  sorts: { id: 'entry.id', receivedOn: 'entry.received_on', amountCents: 'entry.amount_cents' },
  usual: ['receivedOn', 'DESC'],
  filters: {
    id: numbered('entry.id'),
    q: searchedOrReferred(inWords('player.search_words'), {
      id: 'entry.id',
      from: 'ledger_entries entry left join players player on player.id = entry.player_id',
      where: (registrationId) => `entry.registration_id = ${registrationId}`,
    }),
    registrationId: numbered('entry.registration_id'),
    playerId: numbered('entry.player_id'),
    tournamentId: numbered('entry.tournament_id'),
    method: oneOf('entry.method', paymentMethods),
    isToRefund: yesOrNo(`entry.registration_id in (${toRefundIdsSql})`),
    cause: oneOf('entry.cause', entryCauses),
    enteredBy: named('entry.entered_by'),
    from: dayFrom('entry.received_on'),
    until: dayUntil('entry.received_on'),
  },
  record: (row) => ({ ...row, paymentReference: paymentReference(row.registrationId) }),
};

import type { RetentionRule } from './retention.ts';

/** Retention rules for receipts and refunds. */
export const books: readonly RetentionRule[] = [
  {
    table: 'payments_of_erased',
    personal: ['payment_method'],
    policy: 'What was paid for somebody who was erased is kept for seven years, without the name, for the books.',
    statement: `delete from payments_of_erased where erased_at < now() - interval '7 years'`,
  },
  {
    table: 'ledger_entries',
    personal: ['note', 'method_text', 'entered_by'],
    policy:
      'What was received and sent back is kept for seven years, for the books, without the name once somebody is erased.',
    statement: `delete from ledger_entries where entered_at < now() - interval '7 years'`,
  },
  {
    table: 'kept_money',
    personal: [],
    policy: 'Who said that money received is kept, and not sent back, is forgotten with the entries of that money.',
    statement: `delete from kept_money kept where not exists (
        select from ledger_entries where registration_id = kept.registration_id)
        and not exists (select from tournament_registrations where id = kept.registration_id)`,
  },
];

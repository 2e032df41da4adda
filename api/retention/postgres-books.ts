import type { RetentionRule } from './retention-rule.ts';

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
];

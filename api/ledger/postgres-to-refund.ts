/** Removed registrations with a positive balance; money that is kept has an entry that balances it. */
export const toRefundSql = `select gone.registration_id from ledger_entries gone
  where not exists (select from tournament_registrations where id = gone.registration_id)
  group by gone.registration_id having sum(gone.amount_cents) > 0`;

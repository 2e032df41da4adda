/** Removed registrations with a positive balance that nobody has marked as kept. */
export const toRefundSql = `select gone.registration_id from ledger_entries gone
  where not exists (select from tournament_registrations where id = gone.registration_id)
    and not exists (select from kept_money kept where kept.registration_id = gone.registration_id)
  group by gone.registration_id having sum(gone.amount_cents) > 0`;

/** Condition that the statement's `registration` has an amount due. */
export const owesSql = `registration.payment_status <> 'paid' and registration.amount_cents > registration.received_cents`;

/** Amount due for the statement's `registration`, in US cents; the SQL form of the domain's owedCents. */
export const owedCentsSql = `case when registration.payment_status = 'paid' then 0
  else greatest(0, registration.amount_cents - registration.received_cents) end`;

/** Amount that a desk takes for the statement's `registration` in cash, in US cents: before anything was paid, without a card's surcharge. */
export const owedInCashSql = `case when registration.payment_status = 'paid' or registration.amount_cents = 0 then 0
  when registration.received_cents > 0 then greatest(0, registration.amount_cents - registration.received_cents)
  else registration.price_cents end`;

/** Condition that all games of the statement's `tournament` are played. */
export const isCompletedSql = `tournament.status = 'completed'`;

/** Condition that nothing more is played in the statement's `tournament`: it is over, or called off. */
export const isOverSql = `(${isCompletedSql} or coalesce(tournament.call_off ->> 'kind' = 'called-off', false))`;

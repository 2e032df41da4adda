/** Condition that the statement's `registration` has an amount due. */
export const owesSql = `registration.payment_status <> 'paid' and registration.amount_cents > registration.received_cents`;

/** Amount due for the statement's `registration`, in US cents; the SQL form of the domain's owedCents. */
export const owedCentsSql = `case when registration.payment_status = 'paid' then 0
  else greatest(0, registration.amount_cents - registration.received_cents) end`;

/** Condition that the statement's `tournament` is over. */
export const isOverSql = `tournament.status = 'completed'`;

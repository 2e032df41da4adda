/** Whether a registration owes something: of the statement's `registration`. */
export const owesSql = `registration.payment_status <> 'paid' and registration.amount_cents > registration.received_cents`;

/** What a registration still owes, in US cents: the statement's form of the domain's owedCents. */
export const owedCentsSql = `case when registration.payment_status = 'paid' then 0
  else greatest(0, registration.amount_cents - registration.received_cents) end`;

/** Whether the tournament of a registration is over: of the statement's `tournament`. */
export const isOverSql = `tournament.status = 'completed'`;

/** A statement that is asked often: each connection prepares it once, under its name. */
export interface Statement {
  readonly name: string;
  readonly sql: string;
  /** Nobody who waits for a place, or for an invitation, can get it by this: a transaction of such statements alone need not look. */
  readonly freesNoPlace?: true;
}

/** A table of rows that fall due, each with its attempts and the time of the next. */
interface Queue {
  readonly table: string;
  /** What follows `from table one`. */
  readonly due: string;
  readonly order: string;
  /** More columns that a claim sets. */
  readonly also?: string;
}

/** Begins a statement that claims up to $1 due rows for $2 seconds, as `claimed`: other processes pass them by meanwhile. */
export const claiming = ({ table, due, order, also = '' }: Queue): string => `with due as (
    select one.id from ${table} one ${due} order by ${order} limit $1 for update of one skip locked),
  claimed as (
    update ${table} one set attempts = one.attempts + 1, next_attempt_at = now() + make_interval(secs => $2)${also}
    from due where one.id = due.id returning one.*)`;

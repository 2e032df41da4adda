/** Frequent statement: each connection prepares it once under its name. */
export interface Statement {
  readonly name: string;
  readonly sql: string;
  /** Promises that the statement frees no place, so that a transaction of such statements can skip the waiting list. */
  readonly freesNoPlace?: true;
}

/** Table used as a queue, whose rows have a number of attempts and the time of the next one. */
interface Queue {
  readonly table: string;
  /** SQL that follows `from table one`. */
  readonly due: string;
  readonly order: string;
  /** Additional assignments of a claim. */
  readonly also?: string;
}

/** Begins a statement that claims up to $1 due rows for $2 seconds, as `claimed`; other processes skip rows being claimed. */
export const claiming = ({ table, due, order, also = '' }: Queue): string => `with due as (
    select one.id from ${table} one ${due} order by ${order} limit $1 for update of one skip locked),
  claimed as (
    update ${table} one set attempts = one.attempts + 1, next_attempt_at = now() + make_interval(secs => $2)${also}
    from due where one.id = due.id returning one.*)`;

/** A statement that is asked often: each connection prepares it once, under its name. */
export interface Statement {
  readonly name: string;
  readonly sql: string;
  /** Nobody who waits for a place, or for an invitation, can get it by this: a transaction of such statements alone need not look. */
  readonly freesNoPlace?: true;
}

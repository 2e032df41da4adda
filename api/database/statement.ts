/** A statement that is asked often: each connection prepares it once, under its name. */
export interface Statement {
  readonly name: string;
  readonly sql: string;
}

/** Maximum number of prepared statements: a connection keeps each for as long as it lives. */
const mostPrepared = 200;

/** Maximum number of statements remembered as seen once; beyond that all are forgotten together. */
const mostSeen = 1_000;

/** Statement names for lists that are requested repeatedly, so that the pages organizers open every day are prepared and rare ones are not. */
export class PreparedLists {
  private readonly names = new Map<string, string>();
  private readonly seen = new Set<string>();

  /** Returns the name of a statement from its second use on, or undefined. */
  nameOf(sql: string): string | undefined {
    const known = this.names.get(sql);
    if (known !== undefined || this.names.size === mostPrepared) return known;
    return this.seen.delete(sql) ? this.named(sql) : this.noted(sql);
  }

  private named(sql: string): string {
    const name = `list_${this.names.size}`;
    this.names.set(sql, name);
    return name;
  }

  private noted(sql: string): undefined {
    if (this.seen.size === mostSeen) this.seen.clear();
    this.seen.add(sql);
  }
}

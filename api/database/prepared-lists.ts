/** Every connection keeps what it has prepared for as long as it lives. */
const mostPrepared = 200;

/** So many are remembered as asked once, before they are forgotten together. */
const mostSeen = 1_000;

/** The names under which lists are prepared that are asked again: the pages organizers turn to every day, and no page that was asked for once. */
export class PreparedLists {
  private readonly names = new Map<string, string>();
  private readonly seen = new Set<string>();

  /** The name of a statement from the second time on, or undefined while it has none. */
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

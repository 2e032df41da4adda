interface Line {
  atWork: number;
  readonly waiting: (() => void)[];
}

/** Lets a few at a time do what they came for, of everybody who comes under one name; the others wait in line. */
export class Turns {
  private readonly lines = new Map<string, Line>();

  constructor(private readonly atOnce: number) {}

  async take<T>(name: string, work: () => Promise<T>): Promise<T> {
    await this.ownTurn(name);
    try {
      return await work();
    } finally {
      this.over(name);
    }
  }

  private ownTurn(name: string): Promise<void> | undefined {
    const line = this.lines.get(name) ?? { atWork: 0, waiting: [] };
    this.lines.set(name, line);
    if (line.atWork < this.atOnce) {
      line.atWork += 1;
      return undefined;
    }
    return new Promise((resolve) => line.waiting.push(resolve));
  }

  /** Whoever is next takes the place that has become free. */
  private over(name: string): void {
    const line = this.lines.get(name);
    if (line === undefined) return;
    const next = line.waiting.shift();
    if (next === undefined) line.atWork -= 1;
    else next();
    if (line.atWork === 0) this.lines.delete(name);
  }
}

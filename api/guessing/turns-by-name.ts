import { Turns } from '../database/turns.ts';

/** Limits concurrent work under one name; further callers wait in line. */
export class TurnsByName {
  private readonly lines = new Map<string, { readonly turns: Turns; here: number }>();

  constructor(private readonly atOnce: number) {}

  async take<T>(name: string, work: () => Promise<T>): Promise<T> {
    const line = this.lines.get(name) ?? { turns: new Turns(this.atOnce), here: 0 };
    this.lines.set(name, line);
    line.here += 1;
    try {
      const giveBack = await line.turns.take();
      return await work().finally(giveBack);
    } finally {
      line.here -= 1;
      if (line.here === 0) this.lines.delete(name);
    }
  }
}

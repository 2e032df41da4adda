// @ts-check

/** When each goal was pressed by its keeper, and when the last phone showed it. */
export class Presses {
  /** By game, the goals in their order. @type {Map<number, { at: number, heard: Record<string, { count: number, last: number }> }[]>} */
  #games = new Map();

  /** The next goal of a game. @param {number} game */
  press(game) {
    const goals = this.#games.get(game) ?? [];
    goals.push({ at: performance.now(), heard: {} });
    this.#games.set(game, goals);
    return goals.length;
  }

  /** A phone shows so many goals of a game. @param {string} kind @param {Map<number, number>} shown @param {number} game @param {number} goals */
  show(kind, shown, game, goals) {
    const before = shown.get(game) ?? 0;
    if (goals <= before) return;
    shown.set(game, goals);
    const now = performance.now();
    for (const { heard } of this.#games.get(game)?.slice(before, goals) ?? []) {
      heard[kind] ??= { count: 0, last: 0 };
      heard[kind].count += 1;
      heard[kind].last = now;
    }
  }

  /** How long each goal took to the last phone of a kind, and how many phones never showed one. @param {string} kind @param {number} phones */
  summary(kind, phones) {
    const goals = [...this.#games.values()].flat().map(({ at, heard }) => ({ at, ...heard[kind] }));
    const missed = goals.reduce((sum, { count = 0 }) => sum + phones - count, 0);
    return { times: goals.map(({ at, last = Number.POSITIVE_INFINITY }) => last - at), missed };
  }
}

// @ts-check

/** Records when each goal was pressed by its keeper, and when the last phone showed it. */
export class Presses {
  /** Goals by game, in their order. @type {Map<number, { at: number, heard: Record<string, { count: number, last: number }> }[]>} */
  #games = new Map();

  /** Records the next goal of a game. @param {number} game */
  press(game) {
    const goals = this.#games.get(game) ?? [];
    goals.push({ at: performance.now(), heard: {} });
    this.#games.set(game, goals);
    return goals.length;
  }

  /** Records that a phone shows a number of goals of a game.
   * @param {string} kind @param {Map<number, number>} shown @param {number} game @param {number} goals */
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

  /** Returns the time of each goal to the last phone of a kind, and the number of phones that never showed one. @param {string} kind @param {number} phones */
  summary(kind, phones) {
    const goals = [...this.#games.values()].flat().map(({ at, heard }) => ({ at, ...heard[kind] }));
    const missed = goals.reduce((sum, { count = 0 }) => sum + phones - count, 0);
    return { times: goals.map(({ at, last = Number.POSITIVE_INFINITY }) => last - at), missed };
  }
}

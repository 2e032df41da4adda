// @ts-check
// Plays everybody at a venue, in a process of its own: 3,000 spectators, 6 keepers, 20 families, an organizer. Reports their answers and times.

import { monitorEventLoopDelay } from 'node:perf_hooks';
import { cpuUsage } from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { keep, organize, register } from './people.mjs';
import { Presses } from './presses.mjs';
import { groups, Spectator } from './spectators.mjs';

/**
 * @typedef {import('./spectators.mjs').Venue & { seconds: number, keepers: { cookie: string, games: number[] }[], families: number, organizer: string, open: { id: number, codes: string[] }, coming: { id: number, teamIds: number[] } }} Plan
 * @typedef {{ kinds: Record<string, number[]>, refused: Record<string, number>, broken: string[], told: { times: number[], missed: number }, asking: { times: number[], missed: number }, cpuSeconds: number, loopMs: number }} Seen
 */

process.on('message', async (/** @type {Plan | 'go'} */ sent) => {
  if (sent === 'go') return;
  const scene = new Noted(sent);
  const spectators = groups.flatMap((group) =>
    Array.from({ length: group.count }, (_, n) => new Spectator(scene, group, n)),
  );
  for (let first = 0; first < spectators.length; first += 100)
    await Promise.all(spectators.slice(first, first + 100).map((one) => one.come()));
  await wait(3000);
  process.send?.('here');
  process.once('message', async () => {
    const seen = await scene.play(sent);
    for (const one of spectators) one.leave();
    process.send?.(seen, undefined, undefined, () => process.disconnect());
  });
});

/** Records the calls between everybody and the product. */
class Noted {
  presses = new Presses();
  /** @type {Record<string, number[]>} */
  #kinds = {};
  /** @type {Record<string, number>} */
  #refused = {};
  /** @type {string[]} */
  #broken = [];

  /** @param {Plan} plan */
  constructor(plan) {
    this.venue = plan;
  }

  /** @param {string} kind @param {Promise<import('./phone.mjs').Answered>} answered */
  note = async (kind, answered) => {
    try {
      const one = await answered;
      this.#kinds[kind] ??= [];
      this.#kinds[kind].push(one.ms);
      if (one.status >= 400) {
        const refusal = `${kind}: ${one.status} ${one.read()?.message}`;
        this.#refused[refusal] = (this.#refused[refusal] ?? 0) + 1;
      }
      return one;
    } catch (error) {
      this.#broken.push(`${kind}: ${error instanceof Error ? error.message : error}`);
      return undefined;
    }
  };

  /** @param {Plan} plan @returns {Promise<Seen>} */
  async play({ seconds, keepers, families, organizer, open, coming }) {
    this.#kinds = {};
    const loop = monitorEventLoopDelay({ resolution: 5 });
    loop.enable();
    const before = cpuUsage();
    const going = {
      venue: this.venue,
      presses: this.presses,
      note: this.note,
      until: performance.now() + seconds * 1000,
    };
    await Promise.all([
      ...keepers.map(({ cookie, games }) => keep(going, cookie, games)),
      ...Array.from({ length: families }, (_, number) => register(going, number, open)),
      organize(going, organizer, coming),
    ]);
    const { user, system } = cpuUsage(before);
    await wait(1000);
    loop.disable();
    const of = (/** @type {boolean} */ isPushed) =>
      groups
        .filter((group) => group.isPushed === isPushed && !group.shows.includes('landing'))
        .filter(({ shows }) => isPushed || shows.includes('scores'))
        .reduce((sum, { count }) => sum + count, 0);
    return {
      kinds: this.#kinds,
      refused: this.#refused,
      broken: this.#broken,
      told: this.presses.summary('told', of(true)),
      asking: this.presses.summary('asking', of(false)),
      cpuSeconds: (user + system) / 1e6,
      loopMs: loop.percentile(99) / 1e6 - 5,
    };
  }
}

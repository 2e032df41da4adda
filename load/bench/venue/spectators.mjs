// @ts-check
import { Phone } from './phone.mjs';
import { follow } from './stream.mjs';

/**
 * Content of phones and their requests, as in public-web/game/game-queries.ts and tournament-day.tsx; times in milliseconds of the day.
 * @typedef {{ kind: string, count: number, isPushed: boolean, shows: readonly ('scores' | 'scorers' | 'game' | 'brackets' | 'landing')[] }} Group
 */

/** Three thousand phones: half of them get pushed news, the others poll at the intervals of the operations specification, section 7.
 * @type {readonly Group[]} */
export const groups = [
  { kind: 'told: live scores', count: 800, isPushed: true, shows: ['scores'] },
  { kind: 'told: live scores and top scorers', count: 300, isPushed: true, shows: ['scores', 'scorers'] },
  { kind: 'told: brackets', count: 400, isPushed: true, shows: ['brackets'] },
  { kind: 'asking: live scores', count: 700, isPushed: false, shows: ['scores'] },
  { kind: 'asking: live scores and a game', count: 200, isPushed: false, shows: ['scores', 'game'] },
  { kind: 'asking: live scores and top scorers', count: 200, isPushed: false, shows: ['scores', 'scorers'] },
  { kind: 'asking: brackets', count: 200, isPushed: false, shows: ['brackets'] },
  { kind: 'asking: landing page', count: 200, isPushed: false, shows: ['landing'] },
];

const every = { scores: 3000, scorers: 10_000, game: 2000, brackets: 3000, landing: 30_000 };
/** Maximum delay of a request after news, in milliseconds. */
const soonMs = 1000;

/**
 * @typedef {{ port: number, tournamentId: number, games: number[], teamName: string, pace: number }} Venue
 * @typedef {{ venue: Venue, presses: import('./presses.mjs').Presses, note: (kind: string, answered: Promise<import('./phone.mjs').Answered>) => Promise<import('./phone.mjs').Answered | undefined> }} Scene
 */

/** Spectator with a phone. */
export class Spectator {
  /** @type {Map<number, number>} */
  #shown = new Map();
  /** @type {(() => void)[]} */
  #ends = [];
  /** Requests to repeat once the pending one is answered. */
  #again = new Set();
  /** @type {Set<string>} */
  #asking = new Set();
  /** @type {Set<string>} */
  #coming = new Set();
  /** Ids of the games in the list. @type {Set<number>} */
  #listed = new Set();

  /** @param {Scene} scene @param {Group} group @param {number} number */
  constructor(scene, group, number) {
    this.scene = scene;
    this.group = group;
    this.phone = new Phone(scene.venue.port);
    this.game = scene.venue.games[number % scene.venue.games.length];
  }

  /** Opens the page: fetches its content, and follows or polls it. */
  async come() {
    const { shows, isPushed } = this.group;
    if (shows.includes('brackets')) await this.#nameTeam();
    if (isPushed) await this.#follow();
    await Promise.all(shows.map((what) => this.#ask(what)));
    for (const what of shows) if (!isPushed || what === 'scorers') this.#askEvery(what);
  }

  leave() {
    for (const end of this.#ends.splice(0)) end();
    this.phone.leave();
  }

  async #nameTeam() {
    const { tournamentId, teamName } = this.scene.venue;
    const path = `/api/tournaments/${tournamentId}/validate-team`;
    const named = await this.phone.ask(path, { method: 'POST', body: { teamName } });
    if (named.status !== 200) throw new Error(`The team was not taken: ${named.status}`);
    this.phone.cookie = named.cookies;
  }

  /** @returns {Promise<void>} */
  #follow() {
    return new Promise((resolve) => {
      const hear = (/** @type {import('./stream.mjs').News[]} */ news) => {
        for (const one of news) this.#hear(one);
        resolve();
      };
      const lost = () => this.scene.note('a stream that ended', Promise.reject(new Error('A stream ended')));
      this.#ends.push(follow({ port: this.phone.port, address: this.phone.address, hear, lost }));
    });
  }

  /** Handles news as the sites do. @param {import('./stream.mjs').News} news */
  #hear(news) {
    const { shows } = this.group;
    if (news.name === 'game') {
      const { data } = news;
      this.#show(data);
      // Only the server knows the place of a game that ended before it was in the list.
      if (shows.includes('scores') && data.status === 'completed' && !this.#listed.has(data.id))
        this.#askSoon('scores');
      this.#listed.add(data.id);
      if (shows.includes('brackets') && data.tournamentId === this.scene.venue.tournamentId) this.#askSoon('brackets');
    } else if (news.name === 'gone') {
      this.#listed.delete(news.data.id);
      if (shows.includes('brackets')) this.#askSoon('brackets');
    } else if (news.name === 'goals' && shows.includes('scorers')) this.#askSoon('scorers');
    else if (news.name === 'live-scores') {
      for (const game of news.data) {
        this.#show(game);
        this.#listed.add(game.id);
      }
    }
  }

  /** Requests within a second of the day; calls until then are merged. @param {string} what */
  #askSoon(what) {
    if (this.#coming.has(what)) return;
    this.#coming.add(what);
    const timer = setTimeout(
      () => {
        this.#coming.delete(what);
        this.#ask(what);
      },
      (Math.random() * soonMs) / this.scene.venue.pace,
    );
    this.#ends.push(() => clearTimeout(timer));
  }

  /** @param {string} what */
  #askEvery(what) {
    const ms = every[/** @type {keyof typeof every} */ (what)] / this.scene.venue.pace;
    // Phones poll at different moments.
    const begin = setTimeout(() => {
      const timer = setInterval(() => this.#ask(what), ms);
      this.#ends.push(() => clearInterval(timer));
    }, Math.random() * ms);
    this.#ends.push(() => clearTimeout(begin));
  }

  /** Sends a request; while it is pending, further calls are merged into one repetition. @param {string} what */
  async #ask(what) {
    if (this.#asking.has(what)) return void this.#again.add(what);
    this.#asking.add(what);
    await Promise.all(this.#readings(what));
    this.#asking.delete(what);
    if (this.#again.delete(what)) await this.#ask(what);
  }

  /** @param {string} what @returns {Promise<unknown>[]} */
  #readings(what) {
    const { tournamentId } = this.scene.venue;
    if (what === 'scorers') return [this.#read('top scorers', '/api/top-scorers')];
    if (what === 'game') return [this.#read('a game', `/api/games/${this.game}`)];
    if (what === 'brackets') return [this.#read('brackets', `/api/tournaments/${tournamentId}`)];
    const scores = this.#read('live scores', '/api/live-scores').then((answered) => {
      if (answered?.status === 200) for (const game of answered.read()) this.#show(game);
    });
    return what === 'landing' ? [scores, this.#read('tournaments', '/api/tournaments')] : [scores];
  }

  /** @param {string} kind @param {string} path */
  #read(kind, path) {
    return this.scene.note(kind, this.phone.ask(path));
  }

  /** @param {{ id: number, team1Score: number, team2Score: number }} game */
  #show({ id, team1Score, team2Score }) {
    if (this.group.shows.includes('landing')) return;
    const kind = this.group.isPushed ? 'told' : 'asking';
    this.scene.presses.show(kind, this.#shown, id, team1Score + team2Score);
  }
}

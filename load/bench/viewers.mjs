// @ts-check
import { connect } from 'node:net';

const request = 'GET /api/live HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n\r\n';
/** One address may have a thousand connections. */
const addresses = 10;
/** More would wait for the operating system, not for the server. */
const atOnce = 256;

/** Live followers, each on a connection of its own, from several addresses. */
export class Viewers {
  /** @type {import('node:net').Socket[]} */
  #sockets = [];
  #toCome = 0;
  /** Called with the bytes that one of them received. @type {(bytes: Buffer) => void} */
  #hear = () => undefined;

  /** Called when a connection breaks. @type {(error: Error) => void} */
  #fail = () => undefined;

  /** @param {number} port */
  constructor(port) {
    this.port = port;
  }

  /** Opens more connections, each as soon as an earlier one has received these words. @param {number} count @param {string} words */
  async come(count, words) {
    const heard = this.hear(words, count, () => this.#open());
    this.#toCome = count;
    for (let number = 0; number < atOnce; number += 1) this.#open();
    await heard;
  }

  #open() {
    if (this.#toCome === 0) return;
    this.#toCome -= 1;
    const localAddress = `127.0.1.${1 + (this.#sockets.length % addresses)}`;
    const socket = connect({ port: this.port, host: '127.0.0.1', localAddress });
    socket.write(request);
    socket.on('data', (bytes) => this.#hear(bytes));
    socket.on('error', (error) => this.#fail(error));
    this.#sockets.push(socket);
  }

  /** Resolves when a number of followers have received these words, with the time of the first. @param {string} words @returns {Promise<number>} */
  hear(words, count = this.#sockets.length, each = () => {}) {
    let [left, first] = [count, 0];
    return new Promise((resolve, reject) => {
      this.#fail = reject;
      this.#hear = (bytes) => {
        if (!bytes.includes(words)) return;
        if (left === count) first = performance.now();
        left -= 1;
        each();
        if (left === 0) resolve(first);
      };
    });
  }

  async leave() {
    const leaving = this.#sockets.splice(0);
    this.#hear = () => undefined;
    this.#fail = () => undefined;
    await Promise.all(
      leaving.map((socket) => new Promise((resolve) => socket.once('close', resolve).resetAndDestroy())),
    );
  }
}

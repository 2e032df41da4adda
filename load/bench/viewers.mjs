// @ts-check
import { connect } from 'node:net';

const request = 'GET /api/live HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n\r\n';
/** An address may have a thousand. */
const addresses = 10;
/** More would wait for the system, not for the server. */
const atOnce = 256;

/** So many who follow live, each on a connection of its own, and from several addresses. */
export class Viewers {
  /** @type {import('node:net').Socket[]} */
  #sockets = [];
  #toCome = 0;
  /** Hears how many bytes one of them was sent, and the bytes. @type {(bytes: Buffer) => void} */
  #hear = () => undefined;

  /** Hears of a connection that broke. @type {(error: Error) => void} */
  #fail = () => undefined;

  /** @param {number} port */
  constructor(port) {
    this.port = port;
  }

  /** Lets more come, each as soon as an earlier one has been sent something that contains these words. @param {number} count @param {string} words */
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

  /** Settles when so many have been sent something that contains these words, with when the first was. @param {string} words @returns {Promise<number>} */
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

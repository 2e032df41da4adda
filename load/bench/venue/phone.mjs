// @ts-check
import { connect } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';

/** One address may have a thousand live connections, so the venue has several. */
const addresses = 20;
let opened = 0;

/**
 * Answer to one request; `ms` counts from the moment it was wanted, including the wait for an earlier one.
 * @typedef {{ status: number, etag: string, ms: number, read: () => any, cookies: string }} Answered
 * @typedef {{ path: string, method: string, body: object | undefined, at: number, resolve: (answered: Answered) => void, reject: (error: Error) => void }} Asked
 */

/** Parsed answers shared by all phones, by ETag. @type {Map<string, unknown>} */
const readBefore = new Map();

/** Device with one kept connection: one request after the other, with its cookies and a cache. */
export class Phone {
  /** @type {import('node:net').Socket | undefined} */
  #socket;
  /** @type {Asked[]} */
  #waiting = [];
  /** @type {Map<string, string>} */
  #known = new Map();
  #received = Buffer.alloc(0);

  /** @param {number} port */
  constructor(port, cookie = '') {
    opened += 1;
    this.port = port;
    this.cookie = cookie;
    this.address = `127.0.1.${1 + (opened % addresses)}`;
  }

  get isAsking() {
    return this.#waiting.length > 0;
  }

  /** @param {string} path @param {{ method?: string, body?: object }} how @returns {Promise<Answered>} */
  ask(path, { method = 'GET', body } = {}) {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ path, method, body, at: performance.now(), resolve, reject });
      if (this.#waiting.length === 1) this.#send();
    });
  }

  leave() {
    this.#socket?.destroy();
  }

  #send() {
    const [next] = this.#waiting;
    if (next === undefined) return;
    const bytes = next.body === undefined ? '' : JSON.stringify(next.body);
    const length = Buffer.byteLength(bytes);
    const lines = [
      `${next.method} ${next.path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n`,
      this.cookie === '' ? '' : `Cookie: ${this.cookie}\r\n`,
      length === 0 ? '' : `Content-Type: application/json\r\nContent-Length: ${length}\r\n`,
    ];
    const known = next.method === 'GET' ? this.#known.get(next.path) : undefined;
    if (known !== undefined) lines.push(`If-None-Match: ${known}\r\n`);
    this.#connection().write(`${lines.join('')}\r\n${bytes}`);
  }

  #connection() {
    if (this.#socket !== undefined) return this.#socket;
    const socket = connect({ port: this.port, host: '127.0.0.1', localAddress: this.address, noDelay: true });
    socket.on('data', (bytes) => this.#hear(bytes));
    socket.on('error', () => undefined);
    socket.on('close', () => this.#lose());
    this.#socket = socket;
    return socket;
  }

  #lose() {
    this.#socket = undefined;
    this.#received = Buffer.alloc(0);
    for (const { path, reject } of this.#waiting.splice(0)) reject(new Error(`${path}: the connection broke`));
  }

  /** @param {Buffer} bytes */
  #hear(bytes) {
    this.#received = this.#received.length === 0 ? bytes : Buffer.concat([this.#received, bytes]);
    const end = this.#received.indexOf('\r\n\r\n');
    const [asked] = this.#waiting;
    if (end < 0 || asked === undefined) return;
    const head = this.#received.latin1Slice(0, end + 2);
    const status = Number(head.slice(9, 12));
    const length = status === 304 || status === 204 ? 0 : Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
    if (Number.isNaN(length)) return void this.#socket?.destroy(new Error(`${asked.path} has no length`));
    if (this.#received.length < end + 4 + length) return;
    const body = this.#received.subarray(end + 4, end + 4 + length);
    this.#received = Buffer.alloc(0);
    this.#waiting.shift();
    asked.resolve({ status, ms: performance.now() - asked.at, ...this.#keep(asked.path, status, head, body) });
    this.#send();
  }

  /** @param {string} path @param {number} status @param {string} head @param {Buffer} body */
  #keep(path, status, head, body) {
    const etag = /\r\netag: ([^\r]+)/i.exec(head)?.[1] ?? '';
    if (status === 200 && etag !== '' && /\r\ncache-control: no-cache/i.test(head)) this.#known.set(path, etag);
    const cookies = [...head.matchAll(/\r\nset-cookie: ([^;]+)/gi)].map(([, pair]) => pair).join('; ');
    const isCompressed = /\r\ncontent-encoding: br/i.test(head);
    const read = () => {
      const key = `${path} ${etag}`;
      if (etag !== '' && readBefore.has(key)) return readBefore.get(key);
      const text = (isCompressed ? brotliDecompressSync(body) : body).toString();
      const said = text === '' ? undefined : JSON.parse(text);
      if (etag !== '') readBefore.set(key, said);
      return said;
    };
    return { etag, cookies, read };
  }
}

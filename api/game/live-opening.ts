import { chunkOf, retryEvent, wholeList } from './live-news.ts';

/** Headers of every stream, names and values in turn. */
export const streamLines = [
  ...['Content-Type', 'text/event-stream; charset=utf-8'],
  ...['Cache-Control', 'no-store, no-transform'],
  ...['X-Accel-Buffering', 'no'],
  // Nothing follows a stream, so the server need not keep the connection open.
  ...['Connection', 'close'],
];

/** Shortest and longest wait before reconnecting, in milliseconds, and the number of steps; spread because all lose it at once when a process ends. */
const soonest = 1000;
const latest = 6000;
const differentWaits = 32;

/** Returns a random wait before reconnecting, in milliseconds. */
export function someWait(): number {
  const step = Math.floor(Math.random() * differentWaits);
  return soonest + Math.round((step * (latest - soonest)) / (differentWaits - 1));
}

/** First bytes of a stream, built once for all followers of the same second with the same wait. */
export class LiveOpening {
  private readonly head: string;
  private second = 0;
  private list = '';
  private readonly made = new Map<number, Buffer>();

  constructor(lines: readonly string[]) {
    const named = lines.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${lines[index + 1]}\r\n`] : []));
    this.head = `HTTP/1.1 200 OK\r\n${named.join('')}Transfer-Encoding: chunked\r\nDate: `;
  }

  /** Returns the headers, the whole list and the wait before reconnecting. */
  with(list: string): Buffer {
    const time = Date.now();
    const second = Math.floor(time / 1000);
    if (second !== this.second || list !== this.list) this.made.clear();
    this.second = second;
    this.list = list;
    const wait = someWait();
    const opening = this.made.get(wait) ?? this.make(time, list, wait);
    this.made.set(wait, opening);
    return opening;
  }

  private make(time: number, list: string, wait: number): Buffer {
    const head = Buffer.from(`${this.head}${new Date(time).toUTCString()}\r\n\r\n`, 'latin1');
    return Buffer.concat([head, chunkOf(wholeList(list)), chunkOf(retryEvent(wait))]);
  }
}

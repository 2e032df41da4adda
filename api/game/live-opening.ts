import { chunkOf, waitBefore, wholeList } from './live-news.ts';

/** What is said of every stream, names and values in turn. */
export const streamLines = [
  ...['Content-Type', 'text/event-stream; charset=utf-8'],
  ...['Cache-Control', 'no-store, no-transform'],
  ...['X-Accel-Buffering', 'no'],
  // Nothing comes after a stream that ends: the server need not wait for it.
  ...['Connection', 'close'],
];

/** Whoever loses the connection comes back after so many milliseconds, each after others: all lose it at once when a process ends. */
const soonest = 1000;
const latest = 6000;
const differentWaits = 32;

/** How long one of those who follow waits before coming back, in milliseconds. */
export function someWait(): number {
  const step = Math.floor(Math.random() * differentWaits);
  return soonest + Math.round((step * (latest - soonest)) / (differentWaits - 1));
}

/** What everybody who begins to follow is sent, made into bytes once for all who come in the same second and are told the same wait. */
export class LiveOpening {
  private readonly head: string;
  private second = 0;
  private list = '';
  private readonly made = new Map<number, Buffer>();

  constructor(lines: readonly string[]) {
    const named = lines.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${lines[index + 1]}\r\n`] : []));
    this.head = `HTTP/1.1 200 OK\r\n${named.join('')}Transfer-Encoding: chunked\r\nDate: `;
  }

  /** The head, the whole list and how long to wait before coming back. */
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
    return Buffer.concat([head, chunkOf(wholeList(list)), chunkOf(waitBefore(wait))]);
  }
}

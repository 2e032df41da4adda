import type { LiveGames } from './live-board.ts';
import { chunkOf, gzipHead, retryEvent, unchangedFor, zipped } from './live-news.ts';

/** Headers of every stream, names and values in turn. */
export const streamLines = [
  ...['Content-Type', 'text/event-stream; charset=utf-8'],
  ...['Cache-Control', 'no-store, no-transform'],
  ...['X-Accel-Buffering', 'no'],
  ...['Vary', 'Accept-Encoding'],
  // Nothing follows a stream, so the server need not keep the connection open.
  ...['Connection', 'close'],
];

/** Headers of a compressed stream besides. */
export const zippedLines = ['Content-Encoding', 'gzip'];

/** Shortest and longest wait before reconnecting, in milliseconds, and the number of steps; spread because all lose it at once when a process ends. */
const soonest = 1000;
const latest = 6000;
const differentWaits = 32;

/** Returns a random wait before reconnecting, in milliseconds. */
export function someWait(): number {
  const step = Math.floor(Math.random() * differentWaits);
  return soonest + Math.round((step * (latest - soonest)) / (differentWaits - 1));
}

/** Start of a stream: the board, when anything but a score last changed on it, in milliseconds of the process, and whether the caller takes gzip. */
export interface Start {
  readonly live: LiveGames;
  readonly changedAt: number;
  readonly isZipped: boolean;
}

/** Returns the first events of a stream: the near games, how long nothing but scores has changed, and the wait before reconnecting. */
export function firstEvents({ live, changedAt, isZipped }: Start, wait = someWait()): Buffer {
  const seconds = Math.floor((performance.now() - changedAt) / 1000);
  const others = Buffer.concat([unchangedFor(seconds), retryEvent(wait)]);
  const { plain, zipped: zippedList } = live.near;
  return Buffer.concat(isZipped ? [gzipHead, zippedList, zipped(others)] : [plain, others]);
}

/** First bytes of a stream, built once for all followers of the same second with the same wait. */
export class LiveOpening {
  private readonly heads: readonly [plain: string, zipped: string];
  private second = 0;
  private changedAt = 0;
  private live: LiveGames | undefined;
  private readonly made = new Map<string, Buffer>();

  constructor(lines: readonly string[]) {
    this.heads = [headOf(lines), headOf([...lines, ...zippedLines])];
  }

  /** Returns the headers and the first events. */
  with(start: Start): Buffer {
    const { live, changedAt, isZipped } = start;
    const time = Date.now();
    const second = Math.floor(time / 1000);
    if (second !== this.second || live !== this.live || changedAt !== this.changedAt) this.made.clear();
    [this.second, this.live, this.changedAt] = [second, live, changedAt];
    const wait = someWait();
    const key = `${wait} ${isZipped}`;
    const opening = this.made.get(key) ?? this.make(time, start, wait);
    this.made.set(key, opening);
    return opening;
  }

  private make(time: number, start: Start, wait: number): Buffer {
    const head = `${this.heads[start.isZipped ? 1 : 0]}${new Date(time).toUTCString()}\r\n\r\n`;
    return Buffer.concat([Buffer.from(head, 'latin1'), chunkOf(firstEvents(start, wait))]);
  }
}

function headOf(lines: readonly string[]): string {
  const named = lines.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${lines[index + 1]}\r\n`] : []));
  return `HTTP/1.1 200 OK\r\n${named.join('')}Transfer-Encoding: chunked\r\nDate: `;
}

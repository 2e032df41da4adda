import type { IncomingMessage, ServerResponse } from 'node:http';
import { idleSeconds } from '../process/connections.ts';

/** What the server itself says of a connection that it keeps. */
const kept = `Connection: keep-alive\r\nKeep-Alive: timeout=${idleSeconds}`;

/** Longer ones are no faster for being written in one piece. */
const longest = 64 * 1024;

/** An answer as it goes over a connection that is kept: head and bytes in one text, made again only for the second in its date. */
export class WholeAnswer {
  private readonly head: string;
  private readonly rest: string;
  private second = 0;
  private text = '';

  private constructor(status: '200 OK' | '304 Not Modified', lines: readonly string[], bytes: Buffer) {
    const named = lines.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${lines[index + 1]}\r\n`] : []));
    this.head = `HTTP/1.1 ${status}\r\n${named.join('')}Date: `;
    this.rest = `\r\n${kept}\r\n\r\n${bytes.toString('latin1')}`;
  }

  /** Undefined for what is too long. */
  static of(lines: readonly string[], bytes: Buffer): WholeAnswer | undefined {
    return bytes.length > longest ? undefined : new WholeAnswer('200 OK', lines, bytes);
  }

  static notModified(lines: readonly string[]): WholeAnswer {
    return new WholeAnswer('304 Not Modified', lines, Buffer.alloc(0));
  }

  get now(): string {
    const time = Date.now();
    const second = Math.floor(time / 1000);
    if (second !== this.second) {
      this.second = second;
      this.text = `${this.head}${new Date(time).toUTCString()}${this.rest}`;
    }
    return this.text;
  }
}

/**
 * Writes it to the socket at once, without the head being put together and looked through again each time; whether that was possible:
 * only where the connection is kept, nothing waits before this answer, and nobody has set a header.
 */
export function writeWhole(request: IncomingMessage, response: ServerResponse, whole: WholeAnswer): boolean {
  const { socket } = response;
  const isKept = response.shouldKeepAlive && request.httpVersionMinor === 1 && !response.hasHeader('Connection');
  if (socket === null || !isKept || request.method !== 'GET') return false;
  socket.write(whole.now, 'latin1');
  // The server goes on to the next request of this connection when it hears of the end of this one.
  response.emit('finish');
  return true;
}

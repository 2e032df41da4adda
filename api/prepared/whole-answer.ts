import type { IncomingMessage, ServerResponse } from 'node:http';
import { idleSeconds } from '../process/connections.ts';

/** Headers that the server itself adds on a keep-alive connection. */
const kept = `Connection: keep-alive\r\nKeep-Alive: timeout=${idleSeconds}`;

/** Greatest size; longer answers are no faster in one piece. */
const longest = 64 * 1024;

/** Complete answer for a keep-alive connection, headers and bytes in one text, rebuilt only when the second of its date changes. */
export class WholeAnswer {
  private readonly head: string;
  private readonly rest: string;
  private second = 0;
  private dated = '';
  private text = '';
  /** Last answer with links; one address is often asked for again and again. */
  private linked = { links: '', text: '' };

  private constructor(status: '200 OK' | '304 Not Modified', lines: readonly string[], bytes: Buffer) {
    const named = lines.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${lines[index + 1]}\r\n`] : []));
    this.head = `HTTP/1.1 ${status}\r\n${named.join('')}`;
    this.rest = `\r\n${kept}\r\n\r\n${bytes.toString('latin1')}`;
  }

  /** Returns the complete answer; undefined if it is too long. */
  static of(lines: readonly string[], bytes: Buffer): WholeAnswer | undefined {
    return bytes.length > longest ? undefined : new WholeAnswer('200 OK', lines, bytes);
  }

  static notModified(lines: readonly string[]): WholeAnswer {
    return new WholeAnswer('304 Not Modified', lines, Buffer.alloc(0));
  }

  /** Returns the answer of this moment, with the links of one address. */
  now(links: string): string {
    const time = Date.now();
    const second = Math.floor(time / 1000);
    if (second !== this.second) {
      this.second = second;
      this.dated = `Date: ${new Date(time).toUTCString()}${this.rest}`;
      this.text = `${this.head}${this.dated}`;
      this.linked = { links: '', text: this.text };
    }
    if (links === '') return this.text;
    if (links !== this.linked.links) this.linked = { links, text: `${this.head}link: ${links}\r\n${this.dated}` };
    return this.linked.text;
  }
}

/**
 * Writes a complete answer directly to the socket, without building and checking the headers each time, and returns whether that was possible.
 * It is possible only if the connection is kept alive, no answer is pending before this one, and no header has been set.
 */
export function writeWhole(
  request: IncomingMessage,
  response: ServerResponse,
  whole: WholeAnswer,
  links = '',
): boolean {
  const { socket } = response;
  const isKept = response.shouldKeepAlive && request.httpVersionMinor === 1 && !response.hasHeader('Connection');
  if (socket === null || !isKept || request.method !== 'GET') return false;
  socket.write(whole.now(links), 'latin1');
  // The server continues with the next request of this connection after this event.
  response.emit('finish');
  return true;
}

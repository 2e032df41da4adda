import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';

/** How many one process serves, and how many of them from one address: a venue has many families behind one. */
export const mostViewers = 10_000;
export const mostFromOneAddress = 1000;

const heartbeatMs = 15_000;
/** So many are written to before others get their turn. */
const slice = 1000;
/** Whoever takes no more than this behind is let go; the browser comes back by itself. */
const mostBehind = 256 * 1024;

/** The part of a response that is written to bit by bit. */
interface Stream {
  readonly writableLength: number;
  write(bytes: Buffer): unknown;
  end(): unknown;
  destroy(): unknown;
  once(event: 'close', listener: () => void): unknown;
}

/** Everybody who follows live: what is told is made into bytes once and written to all. */
@Injectable()
export class LiveViewers {
  private readonly viewers = new Map<Stream, string>();
  private readonly addresses = new Map<string, number>();
  private heartbeat: NodeJS.Timeout | undefined;
  private told: Promise<void> = Promise.resolve();
  private isClosed = false;

  get count(): number {
    return this.viewers.size;
  }

  hasRoomFor(address: string): boolean {
    if (this.isClosed || this.viewers.size >= mostViewers) return false;
    return (this.addresses.get(address) ?? 0) < mostFromOneAddress;
  }

  add(stream: Stream, address: string): void {
    this.viewers.set(stream, address);
    this.addresses.set(address, (this.addresses.get(address) ?? 0) + 1);
    stream.once('close', () => this.remove(stream));
    this.heartbeat ??= setInterval(() => void this.tell(Buffer.from(': still here\n\n')), heartbeatMs).unref();
  }

  /** Tells all, one news after the other. */
  tell(news: Buffer): Promise<void> {
    this.told = this.told.then(() => this.writeToAll(news));
    return this.told;
  }

  /** Ends every stream; nobody comes in any more. */
  close(): void {
    this.isClosed = true;
    clearInterval(this.heartbeat);
    for (const stream of this.viewers.keys()) stream.end();
  }

  private async writeToAll(news: Buffer): Promise<void> {
    let written = 0;
    for (const stream of [...this.viewers.keys()]) {
      if (stream.writableLength > mostBehind) stream.destroy();
      else if (this.viewers.has(stream) && !this.isClosed) stream.write(news);
      written += 1;
      if (written % slice === 0) await nextTurn();
    }
  }

  private remove(stream: Stream): void {
    const address = this.viewers.get(stream);
    if (address === undefined) return;
    this.viewers.delete(stream);
    const left = (this.addresses.get(address) ?? 1) - 1;
    if (left > 0) this.addresses.set(address, left);
    else this.addresses.delete(address);
    if (this.viewers.size > 0) return;
    clearInterval(this.heartbeat);
    this.heartbeat = undefined;
  }
}

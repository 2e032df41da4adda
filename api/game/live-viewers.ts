import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { liveHeartbeat } from '../../domain/answer/game/live-heartbeat.ts';
import { chunkOf, lastChunk, stillHere } from './live-news.ts';

/** How many one process serves, and how many of them from one address: a venue has many families behind one. */
export const mostViewers = 10_000;
export const mostFromOneAddress = 1000;

/** So many are written to before those who only read get their turn: a few milliseconds; fewer, and news would wait for every read. */
export const slice = 256;
/** Whoever takes no more than this behind is let go; the browser comes back by itself. */
const mostBehind = 256 * 1024;

/** The part of a response that is written to bit by bit. */
interface Stream {
  readonly writableLength: number;
  write(bytes: Buffer): unknown;
  end(): unknown;
  destroy(): unknown;
  on(event: 'close', listener: () => void): unknown;
}

/** A connection that nothing else is written to. */
interface Connection extends Omit<Stream, 'end'> {
  destroySoon(): unknown;
}

/** Everybody who follows live: what is told is made into bytes once and written to all. */
@Injectable()
export class LiveViewers {
  /** Where each comes from; one listener for all hears who leaves. */
  private readonly connections = new Map<Connection, string>();
  private readonly streams = new Map<Stream, string>();
  private readonly addresses = new Map<string, number>();
  private readonly leave: (this: Connection | Stream) => void;
  private heartbeat: NodeJS.Timeout | undefined;
  private told: Promise<void> = Promise.resolve();
  private isClosed = false;

  constructor() {
    const remove = (one: Connection | Stream) => this.remove(one);
    this.leave = function () {
      remove(this);
    };
  }

  get count(): number {
    return this.connections.size + this.streams.size;
  }

  hasRoomFor(address: string): boolean {
    if (this.isClosed || this.count >= mostViewers) return false;
    return (this.addresses.get(address) ?? 0) < mostFromOneAddress;
  }

  /** Somebody whom the framework writes to. */
  add(stream: Stream, address: string): void {
    this.streams.set(stream, address);
    this.enter(stream, address);
  }

  /** Somebody whose connection was taken over, after the head of a chunked answer. */
  addConnection(connection: Connection, address: string): void {
    this.connections.set(connection, address);
    this.enter(connection, address);
  }

  /** Whether those at the other end of a connection that was taken over follow live. */
  follow(connection: Connection): boolean {
    return this.connections.has(connection);
  }

  /** Tells all, one news after the other. */
  tell(news: Buffer): Promise<void> {
    this.told = this.told.then(() => this.writeToAll(news));
    return this.told;
  }

  /** Ends every stream; nobody comes in any more. */
  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    clearInterval(this.heartbeat);
    for (const stream of this.streams.keys()) stream.end();
    for (const connection of this.connections.keys()) {
      connection.write(lastChunk);
      connection.destroySoon();
    }
  }

  private enter(one: Connection | Stream, address: string): void {
    this.addresses.set(address, (this.addresses.get(address) ?? 0) + 1);
    one.on('close', this.leave);
    this.heartbeat ??= setInterval(() => void this.tell(stillHere), liveHeartbeat).unref();
  }

  private async writeToAll(news: Buffer): Promise<void> {
    await this.writeTo(this.connections, chunkOf(news));
    await this.writeTo(this.streams, news);
  }

  private async writeTo(those: ReadonlyMap<Connection | Stream, string>, bytes: Buffer): Promise<void> {
    let written = 0;
    for (const one of [...those.keys()]) {
      if (one.writableLength > mostBehind) one.destroy();
      else if (those.has(one) && !this.isClosed) one.write(bytes);
      written += 1;
      if (written % slice === 0) await nextTurn();
    }
  }

  private remove(one: Connection | Stream): void {
    const all: readonly Map<object, string>[] = [this.connections, this.streams];
    const those = all.find((some) => some.has(one));
    const address = those?.get(one);
    if (those === undefined || address === undefined) return;
    those.delete(one);
    const left = (this.addresses.get(address) ?? 1) - 1;
    if (left > 0) this.addresses.set(address, left);
    else this.addresses.delete(address);
    if (this.count > 0) return;
    clearInterval(this.heartbeat);
    this.heartbeat = undefined;
  }
}

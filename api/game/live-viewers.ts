import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { liveHeartbeat } from '../../domain/answer/game/live-heartbeat.ts';
import { chunkOf, heartbeatEvent, lastChunk, zipped } from './live-news.ts';

/** Maximum number of followers of one process, and of one address: at a venue many families share one. */
export const mostViewers = 10_000;
export const mostFromOneAddress = 1000;

/** Streams written to before other requests get their turn: a few milliseconds. With fewer, events would wait for every request. */
export const slice = 256;
/** Maximum number of unsent bytes of a stream; a slower one is closed, and its browser reconnects by itself. */
const mostBehind = 256 * 1024;

/** Parts of a response that a stream writes to. */
interface Stream {
  readonly writableLength: number;
  write(bytes: Buffer): unknown;
  end(): unknown;
  destroy(): unknown;
  on(event: 'close', listener: () => void): unknown;
}

/** Connection taken over from the server. */
interface Connection extends Omit<Stream, 'end'> {
  destroySoon(): unknown;
}

/** Network that a follower's stream comes from, and whether the stream is compressed. */
interface Follower {
  readonly network: string;
  readonly isZipped: boolean;
}

/** Live followers: each event is serialized once and written to all. */
@Injectable()
export class LiveViewers {
  /** Followers by connection; one shared listener handles every close. */
  private readonly connections = new Map<Connection, Follower>();
  private readonly streams = new Map<Stream, Follower>();
  private readonly networks = new Map<string, number>();
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

  hasRoomFor(network: string): boolean {
    if (this.isClosed || this.count >= mostViewers) return false;
    return (this.networks.get(network) ?? 0) < mostFromOneAddress;
  }

  /** Adds a follower whose response the framework writes. */
  add(stream: Stream, follower: Follower): void {
    this.streams.set(stream, follower);
    this.enter(stream, follower);
  }

  /** Adds a follower whose connection was taken over, after the headers of a chunked answer. */
  addConnection(connection: Connection, follower: Follower): void {
    this.connections.set(connection, follower);
    this.enter(connection, follower);
  }

  /** Returns whether a connection that was taken over is a live follower. */
  follow(connection: Connection): boolean {
    return this.connections.has(connection);
  }

  /** Sends an event to all, after the events before it. */
  tell(news: Buffer): Promise<void> {
    this.told = this.told.then(() => this.writeToAll(news));
    return this.told;
  }

  /** Ends every stream and refuses new ones. */
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

  private enter(one: Connection | Stream, { network }: Follower): void {
    this.networks.set(network, (this.networks.get(network) ?? 0) + 1);
    one.on('close', this.leave);
    this.heartbeat ??= setInterval(() => void this.tell(heartbeatEvent), liveHeartbeat).unref();
  }

  private async writeToAll(news: Buffer): Promise<void> {
    const compressed = zipped(news);
    await this.writeTo(this.connections, [chunkOf(news), chunkOf(compressed)]);
    await this.writeTo(this.streams, [news, compressed]);
  }

  private async writeTo(
    those: ReadonlyMap<Connection | Stream, Follower>,
    [plain, compressed]: readonly [Buffer, Buffer],
  ): Promise<void> {
    let written = 0;
    for (const one of [...those.keys()]) {
      const follower = those.get(one);
      if (one.writableLength > mostBehind) one.destroy();
      else if (follower !== undefined && !this.isClosed) one.write(follower.isZipped ? compressed : plain);
      written += 1;
      if (written % slice === 0) await nextTurn();
    }
  }

  private remove(one: Connection | Stream): void {
    const all: readonly Map<object, Follower>[] = [this.connections, this.streams];
    const those = all.find((some) => some.has(one));
    const network = those?.get(one)?.network;
    if (those === undefined || network === undefined) return;
    those.delete(one);
    const left = (this.networks.get(network) ?? 1) - 1;
    if (left > 0) this.networks.set(network, left);
    else this.networks.delete(network);
    if (this.count > 0) return;
    clearInterval(this.heartbeat);
    this.heartbeat = undefined;
  }
}

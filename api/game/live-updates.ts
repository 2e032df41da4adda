import type { ServerResponse } from 'node:http';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { PublicGame } from '../../domain/answer/game/public-game.ts';
import { Database } from '../database/database.ts';
import { Log } from '../process/log.ts';
import { LiveBoard } from './live-board.ts';
import { gamesChanged, goalsChanged, wholeList } from './live-news.ts';
import { LiveViewers } from './live-viewers.ts';
import { PostgresLiveChannel } from './postgres-live-channel.ts';

const streamHead = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
  // Nothing comes after a stream that ends: the server need not wait for it.
  Connection: 'close',
};

/** Hears of changes, here and from other processes, and tells everybody who follows live. */
@Injectable()
export class LiveUpdates implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly channel: PostgresLiveChannel;
  private known: readonly PublicGame[] = [];
  private isTelling = false;
  private isOutdated = false;

  constructor(
    private readonly board: LiveBoard,
    private readonly viewers: LiveViewers,
    { url }: Database,
    private readonly log: Log,
  ) {
    this.channel = new PostgresLiveChannel(url, log, (table) => this.hear(table));
  }

  onApplicationBootstrap(): void {
    this.channel.open();
  }

  /** The streams end before the server waits for what is still being answered. */
  async onModuleDestroy(): Promise<void> {
    this.viewers.close();
    await this.channel.close();
  }

  /** Somebody begins to follow: first the whole list, then what changes. */
  async follow(stream: ServerResponse, address: string): Promise<void> {
    const { games, answer } = await this.board.scores.get();
    if (stream.destroyed) return;
    if (this.viewers.count === 0) this.known = games;
    stream.writeHead(200, streamHead);
    stream.write(wholeList(answer.text));
    this.viewers.add(stream, address);
  }

  private hear(table: string | undefined): void {
    this.board.expire();
    if (this.viewers.count === 0) return;
    if (table === 'player_goals') void this.viewers.tell(goalsChanged);
    this.isOutdated = true;
    if (!this.isTelling) void this.tellChanges();
  }

  /** Changes that come while others are being told are told together afterwards. */
  private async tellChanges(): Promise<void> {
    this.isTelling = true;
    try {
      while (this.isOutdated) {
        this.isOutdated = false;
        const { games } = await this.board.scores.get();
        const news = gamesChanged(this.known, games);
        this.known = games;
        if (news !== undefined) await this.viewers.tell(news);
      }
    } catch (error) {
      this.log.warn({ err: error }, 'Live changes could not be told');
    } finally {
      this.isTelling = false;
    }
  }
}

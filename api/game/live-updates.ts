import type { ServerResponse } from 'node:http';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { PublicGame } from '../../domain/answer/game/public-game.ts';
import type { Change } from '../prepared/change.ts';
import { Changes } from '../prepared/changes.ts';
import { Log } from '../process/log.ts';
import { isOnBoard, LiveBoard, type LiveGames } from './live-board.ts';
import { gamesChanged, goalsChanged, waitBefore, wholeList } from './live-news.ts';
import { someWait, streamLines } from './live-opening.ts';
import { LiveViewers } from './live-viewers.ts';

/** Hears of changes, here and from other processes, and tells everybody who follows live. */
@Injectable()
export class LiveUpdates implements OnModuleDestroy {
  private known: readonly PublicGame[] = [];
  private isTelling = false;
  private isOutdated = false;

  constructor(
    private readonly board: LiveBoard,
    private readonly viewers: LiveViewers,
    changes: Changes,
    private readonly log: Log,
  ) {
    changes.listen((change) => this.hear(change));
  }

  /** The streams end before the server waits for what is still being answered. */
  onModuleDestroy(): void {
    this.viewers.close();
  }

  /** Somebody begins to follow by the framework: first the whole list, then what changes. Who asks for the head alone has that. */
  async follow(stream: ServerResponse, address: string): Promise<void> {
    const live = await this.board.scores.get();
    if (stream.destroyed) return;
    stream.writeHead(200, streamLines);
    if (stream.req.method === 'HEAD') return void stream.end();
    stream.write(wholeList(live.text));
    stream.write(waitBefore(someWait()));
    this.begin(live);
    this.viewers.add(stream, address);
  }

  /** The first who comes has this list; what is told from then on is what differs from it. */
  begin({ games }: LiveGames): void {
    if (this.viewers.count === 0) this.known = games;
  }

  private hear(change: Change | undefined): void {
    if (this.viewers.count === 0) return;
    if (change?.shown === 'player_goals') void this.viewers.tell(goalsChanged);
    if (!isOnBoard(change)) return;
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

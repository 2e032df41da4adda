import type { ServerResponse } from 'node:http';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { PublicGame } from '../../domain/answer/game/public-game.ts';
import type { Change } from '../prepared/change.ts';
import { Changes } from '../prepared/changes.ts';
import { acceptsGzip } from '../prepared/prepared-answer.ts';
import { Log } from '../process/log.ts';
import { isOnBoard, LiveBoard, type LiveGames, liveScores } from './live-board.ts';
import { gameChanged, gamesChanged, goalsChanged, type Scored, tournamentsChanged, withScore } from './live-news.ts';
import { firstEvents, type Start, streamLines, zippedLines } from './live-opening.ts';
import { LiveViewers } from './live-viewers.ts';

/** Sends changes of this and other processes to all live followers. */
@Injectable()
export class LiveUpdates implements OnModuleDestroy {
  private known: readonly PublicGame[] = [];
  /** Time of the last change of the board that was more than a score; of changes before its start the process knows nothing. */
  private changedAt = performance.now();
  private isTelling = false;
  private isOutdated = false;
  /** Time of the last comparison of the whole board. */
  private lookedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly board: LiveBoard,
    private readonly viewers: LiveViewers,
    changes: Changes,
    private readonly log: Log,
  ) {
    changes.listen((change) => this.hear(change));
  }

  /** Ends the streams before the server waits for unfinished answers. */
  onModuleDestroy(): void {
    this.viewers.close();
  }

  /** Starts a stream through the framework: the near games first, then changes. A HEAD request gets the headers only. */
  async follow(stream: ServerResponse, network: string): Promise<void> {
    const live = await this.board.scores.get();
    if (stream.destroyed) return;
    const isZipped = acceptsGzip(stream.req.headers);
    stream.writeHead(200, isZipped ? [...streamLines, ...zippedLines] : streamLines);
    if (stream.req.method === 'HEAD') return void stream.end();
    stream.write(firstEvents(this.begin(live, isZipped)));
    this.viewers.add(stream, { network, isZipped });
  }

  /** Returns how a stream starts. The list of the first follower is the base with which later changes are compared. */
  begin(live: LiveGames, isZipped: boolean): Start {
    if (this.viewers.count === 0) this.known = live.games;
    return { live, changedAt: this.changedAt, isZipped };
  }

  private hear(change: Change | undefined): void {
    if (isOnBoard(change) && change?.score === undefined) this.changedAt = performance.now();
    if (this.viewers.count === 0) return;
    if (change?.shown === 'player_goals') void this.viewers.tell(goalsChanged);
    if (change?.shown === 'tournaments') void this.viewers.tell(tournamentsChanged);
    if (!isOnBoard(change)) return;
    const scored = this.isTelling || change?.score === undefined ? undefined : withScore(this.known, change.score);
    if (scored === undefined) this.isOutdated = true;
    if (!this.isTelling) void this.tellChanges(scored);
  }

  /** Sends a score as it arrived; changes that arrive while others are being sent are sent together afterwards. */
  private async tellChanges(scored: Scored | undefined): Promise<void> {
    this.isTelling = true;
    try {
      if (scored !== undefined) await this.tellScore(scored);
      while (this.isOutdated) {
        this.isOutdated = false;
        this.lookedAt = performance.now();
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

  /** Sends a score, and schedules a comparison for games that left the board by time. */
  private async tellScore({ games, game }: Scored): Promise<void> {
    this.known = games;
    if (game !== undefined) await this.viewers.tell(gameChanged(game));
    if (performance.now() - this.lookedAt > liveScores.staysMs) this.isOutdated = true;
  }
}

import { Injectable } from '@nestjs/common';
import { nearGames } from '../../domain/answer/game/near-games.ts';
import type { PublicGame } from '../../domain/answer/game/public-game.ts';
import { Clock } from '../../domain/port/clock.ts';
import { CachedReading } from '../prepared/cached-reading.ts';
import type { Change } from '../prepared/change.ts';
import { Changes } from '../prepared/changes.ts';
import type { Preparation } from '../prepared/prepared.ts';
import { type PreparedAnswer, prepareAnswer } from '../prepared/prepared-answer.ts';
import { nearList, withScore, zipped } from './live-news.ts';
import { PostgresGames } from './postgres-games.ts';

/** Preparation of the live scores; games also leave the board by time, at most a second late. */
export const liveScores = {
  shows: ['tournaments', 'games', 'teams'],
  staysMs: 1000,
  mayBeKept: true,
} as const satisfies Preparation;

const shown: ReadonlySet<string> = new Set(liveScores.shows);

/** Games as read at an instant, with the answer of their list and the first event of a stream, made on first use. */
export class LiveGames {
  private madeNear: { readonly plain: Buffer; readonly zipped: Buffer } | undefined;
  private madeAnswer: PreparedAnswer | undefined;

  constructor(
    readonly games: readonly PublicGame[],
    private readonly readAt = new Date(),
  ) {}

  /** Event of the games of the day and of the next, as it is and compressed. */
  get near(): { readonly plain: Buffer; readonly zipped: Buffer } {
    if (this.madeNear === undefined) {
      const plain = nearList(nearGames(this.games, this.readAt));
      this.madeNear = { plain, zipped: zipped(plain) };
    }
    return this.madeNear;
  }

  get answer(): PreparedAnswer {
    const bytes = () => Buffer.from(JSON.stringify(this.games));
    this.madeAnswer ??= prepareAnswer({ bytes: bytes(), lines: ['Content-Type', jsonType] });
    return this.madeAnswer;
  }

  /** Returns other games in place of these. */
  with(games: readonly PublicGame[]): LiveGames {
    return new LiveGames(games, this.readAt);
  }
}

const jsonType = 'application/json; charset=utf-8';

/** Boards of games, read once for all and at most a second old. */
@Injectable()
export class LiveBoard {
  /** Live games, for followers. */
  readonly scores: CachedReading<LiveGames>;
  /** Every game of every tournament, hidden ones too, for score keepers. */
  readonly all: CachedReading<LiveGames>;

  constructor(games: PostgresGames, clock: Clock, changes: Changes) {
    const now = () => clock.now().getTime();
    const read = async (list: (at: Date) => Promise<readonly PublicGame[]>, at = clock.now()) =>
      new LiveGames(await list(at), at);
    const end = () => now() + liveScores.staysMs;
    this.scores = new CachedReading(() => read((at) => games.live(at)), changes, { now, end });
    this.all = new CachedReading(() => read(() => games.all()), changes);
    changes.listen((change) => {
      if (!isOnBoard(change)) return;
      for (const board of [this.scores, this.all]) board.revise((live) => revised(live, change));
    });
  }
}

/** Returns the board after a change that fully describes itself; undefined if it has to be read again. */
function revised(live: LiveGames, change: Change | undefined): LiveGames | undefined {
  const scored = change?.score && withScore(live.games, change.score);
  return scored && (scored.game === undefined ? live : live.with(scored.games));
}

/** Returns whether a change may affect the board; an undescribed change may. */
export function isOnBoard(change: Change | undefined): boolean {
  return change === undefined || shown.has(change.shown);
}

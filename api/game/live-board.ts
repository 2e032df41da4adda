import { Injectable } from '@nestjs/common';
import type { PublicGame } from '../../domain/answer/game/public-game.ts';
import { Clock } from '../../domain/port/clock.ts';
import { CachedReading } from '../prepared/cached-reading.ts';
import type { Change } from '../prepared/change.ts';
import { Changes } from '../prepared/changes.ts';
import type { Preparation } from '../prepared/prepared.ts';
import { type PreparedAnswer, prepareAnswer } from '../prepared/prepared-answer.ts';
import { withScore } from './live-news.ts';
import { PostgresGames } from './postgres-games.ts';

/** Preparation of the live scores; games also leave the board by time, at most a second late. */
export const liveScores = {
  shows: ['tournaments', 'games', 'teams'],
  staysMs: 1000,
  mayBeKept: true,
} as const satisfies Preparation;

const shown: ReadonlySet<string> = new Set(liveScores.shows);

/** Games with their serialized list and its answer, made on first use. */
export class LiveGames {
  private made: string | undefined;
  private madeAnswer: PreparedAnswer | undefined;

  constructor(readonly games: readonly PublicGame[]) {}

  get text(): string {
    this.made ??= JSON.stringify(this.games);
    return this.made;
  }

  get answer(): PreparedAnswer {
    this.madeAnswer ??= prepareAnswer({ bytes: Buffer.from(this.text), lines: ['Content-Type', jsonType] });
    return this.madeAnswer;
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
    const read = async () => new LiveGames(await games.live(clock.now()));
    this.scores = new CachedReading(read, changes, { now, end: () => now() + liveScores.staysMs });
    this.all = new CachedReading(async () => new LiveGames(await games.all()), changes);
    changes.listen((change) => {
      if (!isOnBoard(change)) return;
      for (const board of [this.scores, this.all]) board.revise((live) => revised(live, change));
    });
  }
}

/** Returns the board after a change that fully describes itself; undefined if it has to be read again. */
function revised(live: LiveGames, change: Change | undefined): LiveGames | undefined {
  const scored = change?.score && withScore(live.games, change.score);
  return scored && (scored.game === undefined ? live : new LiveGames(scored.games));
}

/** Returns whether a change may affect the board; an undescribed change may. */
export function isOnBoard(change: Change | undefined): boolean {
  return change === undefined || shown.has(change.shown);
}

import { Injectable } from '@nestjs/common';
import type { PublicGame } from '../../domain/answer/game/public-game.ts';
import { Clock } from '../../domain/port/clock.ts';
import type { Change } from '../prepared/change.ts';
import { Changes } from '../prepared/changes.ts';
import { KeptReading } from '../prepared/kept-reading.ts';
import type { Preparation } from '../prepared/prepared.ts';
import { withScore } from './live-news.ts';
import { PostgresGames } from './postgres-games.ts';

/** Games leave the board by the time, too; nobody sees them a second afterwards. */
export const liveScores = {
  shows: ['tournaments', 'games', 'teams'],
  staysMs: 1000,
  mayBeKept: true,
} as const satisfies Preparation;

const shown: ReadonlySet<string> = new Set(liveScores.shows);

/** The live games, and the text that tells of all of them, made when it is first asked for. */
export class LiveGames {
  private made: string | undefined;

  constructor(readonly games: readonly PublicGame[]) {}

  get text(): string {
    this.made ??= JSON.stringify(this.games);
    return this.made;
  }
}

/** What everybody follows live, read once for all: at most a second old, whoever and however many look. */
@Injectable()
export class LiveBoard {
  readonly scores: KeptReading<LiveGames>;

  constructor(games: PostgresGames, clock: Clock, changes: Changes) {
    const now = () => clock.now().getTime();
    const read = async () => new LiveGames(await games.live(clock.now()));
    this.scores = new KeptReading(read, changes, { now, end: () => now() + liveScores.staysMs });
    changes.listen((change) => {
      if (isOnBoard(change)) this.scores.revise((live) => revised(live, change));
    });
  }
}

/** The board after a change that says all of itself; any other has to be read. */
function revised(live: LiveGames, change: Change | undefined): LiveGames | undefined {
  const scored = change?.score && withScore(live.games, change.score);
  return scored && (scored.game === undefined ? live : new LiveGames(scored.games));
}

/** Whether what has changed may be on the board; anything may when nothing is said. */
export function isOnBoard(change: Change | undefined): boolean {
  return change === undefined || shown.has(change.shown);
}

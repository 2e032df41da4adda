import { Injectable } from '@nestjs/common';
import type { PublicGame } from '../../domain/answer/game/public-game.ts';
import { Clock } from '../../domain/port/clock.ts';
import type { Change } from '../prepared/change.ts';
import { Changes } from '../prepared/changes.ts';
import { KeptReading } from '../prepared/kept-reading.ts';
import type { Preparation } from '../prepared/prepared.ts';
import { PostgresGames } from './postgres-games.ts';

/** Games leave the board by the time, too; nobody sees them a second afterwards. */
export const liveScores = {
  shows: ['tournaments', 'games', 'teams'],
  staysMs: 1000,
  mayBeKept: true,
} as const satisfies Preparation;

const shown: ReadonlySet<string> = new Set(liveScores.shows);

/** The live games, and the text that tells of all of them. */
export interface LiveGames {
  readonly games: readonly PublicGame[];
  readonly text: string;
}

/** What everybody follows live, read once for all: at most a second old, whoever and however many look. */
@Injectable()
export class LiveBoard {
  readonly scores: KeptReading<LiveGames>;

  constructor(games: PostgresGames, clock: Clock, changes: Changes) {
    const now = () => clock.now().getTime();
    const read = async () => {
      const live = await games.live(clock.now());
      return { games: live, text: JSON.stringify(live) };
    };
    this.scores = new KeptReading(read, changes, { now, end: () => now() + liveScores.staysMs });
    changes.listen((change) => {
      if (isOnBoard(change)) this.scores.outdate();
    });
  }
}

/** Whether what has changed may be on the board; anything may when nothing is said. */
export function isOnBoard(change: Change | undefined): boolean {
  return change === undefined || shown.has(change.shown);
}

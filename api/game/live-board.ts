import { Injectable } from '@nestjs/common';
import type { PublicGame } from '../../domain/answer/game/public-game.ts';
import { Clock } from '../../domain/port/clock.ts';
import { type PreparedAnswer, prepareAnswer } from '../http/prepared-answer.ts';
import { securityLines } from '../http/security-headers.ts';
import { SharedReading } from '../http/shared-reading.ts';
import { SharedReadings } from '../http/shared-readings.ts';
import { Settings } from '../process/settings.ts';
import { PostgresGames } from './postgres-games.ts';

/** How many games' details are kept ready at most. */
const mostDetails = 1000;

/** The live games, and the answer that shows them. */
export interface LiveGames {
  readonly games: readonly PublicGame[];
  readonly answer: PreparedAnswer;
}

/** What everybody follows live, read and prepared once for all: at most a second old, whoever and however many look. */
@Injectable()
export class LiveBoard {
  readonly scores: SharedReading<LiveGames>;
  /** Games' details; one reads undefined where the public has none. */
  readonly details: SharedReadings<number, PreparedAnswer | undefined>;
  /** The head of every answer. */
  private readonly lines: readonly string[];
  private latest: PreparedAnswer | undefined;

  constructor(
    private readonly games: PostgresGames,
    private readonly clock: Clock,
    { publicBaseUrl }: Settings,
  ) {
    this.lines = securityLines(publicBaseUrl.startsWith('https:'));
    this.scores = new SharedReading(() => this.readScores());
    this.details = new SharedReadings(mostDetails, (id) => this.readDetail(id));
  }

  /** Something has changed: the next who looks sees it. */
  expire(): void {
    this.scores.expire();
    this.details.expire();
  }

  /** What says the same as before is not compressed again. */
  private async readScores(): Promise<LiveGames> {
    const games = await this.games.live(this.clock.now());
    const text = JSON.stringify(games);
    if (this.latest?.text !== text) this.latest = prepareAnswer(text, this.lines);
    return { games, answer: this.latest };
  }

  private async readDetail(id: number): Promise<PreparedAnswer | undefined> {
    const game = await this.games.findPublic(id);
    return game && prepareAnswer(JSON.stringify(game), this.lines, `${game.version}-`);
  }
}

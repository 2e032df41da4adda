import type { PublicGame } from '../../domain/game/public-game.ts';
import type { Clock } from '../../domain/time/clock.ts';
import { type PreparedAnswer, prepareAnswer } from '../http/prepared-answer.ts';
import { SharedReading } from '../http/shared-reading.ts';
import type { PostgresGames } from './postgres-games.ts';

/** How many games' details are kept ready at most. */
const mostDetails = 1000;

/** The live games, and the answer that shows them. */
export interface LiveGames {
  readonly games: readonly PublicGame[];
  readonly answer: PreparedAnswer;
}

/** What everybody follows live, read and prepared once for all: at most a second old, whoever and however many look. */
export class LiveBoard {
  readonly scores: SharedReading<LiveGames>;
  private readonly details = new Map<number, SharedReading<PreparedAnswer | undefined>>();

  constructor(
    private readonly games: PostgresGames,
    private readonly clock: Clock,
    /** The head of every answer. */
    private readonly lines: readonly string[],
  ) {
    let latest: PreparedAnswer | undefined;
    this.scores = new SharedReading(async () => {
      const found = await this.games.live(this.clock.now());
      latest = this.prepare(found, latest);
      return { games: found, answer: latest };
    });
  }

  /** A game's detail; it reads undefined where the public has none. */
  detail(id: number): SharedReading<PreparedAnswer | undefined> {
    const known = this.details.get(id);
    if (known !== undefined) return known;
    const [oldest] = this.details.size >= mostDetails ? this.details.keys() : [];
    if (oldest !== undefined) this.details.delete(oldest);
    let latest: PreparedAnswer | undefined;
    const detail = new SharedReading(async () => {
      const game = await this.games.findPublic(id);
      latest = game && this.prepare(game, latest, `${game.version}-`);
      return latest;
    });
    this.details.set(id, detail);
    return detail;
  }

  /** Something has changed: the next who looks sees it. */
  expire(): void {
    this.scores.expire();
    for (const detail of this.details.values()) detail.expire();
  }

  /** What says the same as before is not compressed again. */
  private prepare(shown: unknown, latest: PreparedAnswer | undefined, mark = ''): PreparedAnswer {
    const text = JSON.stringify(shown);
    return latest?.text === text ? latest : prepareAnswer(text, this.lines, mark);
  }
}

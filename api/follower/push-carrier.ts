import { pushMessages } from '../../domain/answer/follower/push-message.ts';
import { meaningOf, pauseBefore } from '../../domain/follower/follower.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../process/log.ts';
import { everySecond, Rounds } from '../process/rounds.ts';
import type { PostgresTeamGames } from '../schedule/postgres-team-games.ts';
import type { WebPost } from '../webhook/web-post.ts';
import type { PostgresPushDeliveries, PushDelivery } from './postgres-push-deliveries.ts';
import type { PostgresTeamNews } from './postgres-team-news.ts';
import type { PushLetters } from './push-letter.ts';

/** So many messages are on their way at once; so many more are taken when there is room for them. */
const mostAtOnce = 200;
const takenAtOnce = 100;

export interface PushCarrierParts {
  readonly database: Database;
  readonly news: PostgresTeamNews;
  readonly games: PostgresTeamGames;
  readonly deliveries: PostgresPushDeliveries;
  readonly letters: () => Promise<PushLetters>;
  readonly post: WebPost;
  readonly log: Log;
}

/** Tells the followers of teams what has happened: each message to all of them, again and again until it is taken or has lost its worth. */
export class PushCarrier {
  private readonly underway = new Set<Promise<void>>();
  private readonly rounds: Rounds;
  private taken: PushDelivery[] = [];
  private gone: string[] = [];
  private onRoom: () => void = () => undefined;

  constructor(private readonly parts: PushCarrierParts) {
    this.rounds = new Rounds({ run: () => this.tell() }, 'Followers could not be told', parts.log, everySecond);
  }

  start(): void {
    this.rounds.start();
  }

  /** Takes nothing more, and waits for what is under way; what was not answered by then is sent again later. */
  async stop(): Promise<void> {
    await this.rounds.stop();
  }

  /** Makes messages of all that has happened, and delivers everything that is due; meanwhile more may happen. */
  async tell(): Promise<void> {
    const letters = await this.parts.letters();
    let lookedAt = 0;
    while (!this.rounds.isStopped) {
      if (Date.now() - lookedAt >= everySecond.pause) {
        await this.lookForNews();
        lookedAt = Date.now();
      }
      const room = Math.min(takenAtOnce, mostAtOnce - this.underway.size);
      const due = room < takenAtOnce && this.underway.size > 0 ? [] : await this.parts.deliveries.claim(room);
      for (const delivery of due) this.send(delivery, letters);
      if (this.underway.size === 0) break;
      if (due.length < room || this.underway.size > mostAtOnce - takenAtOnce) await this.someRoom();
      await this.keepOutcome();
    }
    await Promise.all(this.underway);
    await this.keepOutcome();
  }

  private async lookForNews(): Promise<void> {
    await this.parts.news.noteSoon();
    while (!this.rounds.isStopped && (await this.makeMessages()));
    await this.parts.deliveries.dropEnded();
  }

  /** Until there is room for more, and no longer than until somebody looks for news again. */
  private someRoom(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, everySecond.pause);
      this.onRoom = () => {
        if (this.underway.size > mostAtOnce - takenAtOnce) return;
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Of all that has happened to one team, once for each language of its followers; whether there was any. */
  private makeMessages(): Promise<boolean> {
    const { database, news, games } = this.parts;
    return database.inTransaction(async () => {
      const found = await news.take();
      if (found === undefined) return false;
      const team = await games.find(found.teamId);
      if (team === undefined) return true;
      const now = new Date();
      for (const language of await news.languagesOf(found.teamId))
        for (const message of pushMessages(team, found.news, now, language))
          await news.send(found.teamId, message, language);
      return true;
    });
  }

  private async keepOutcome(): Promise<void> {
    const { taken, gone } = this;
    [this.taken, this.gone] = [[], []];
    await this.parts.deliveries.keep({ taken, gone });
  }

  private send(delivery: PushDelivery, letters: PushLetters): void {
    const sent = this.deliverOne(delivery, letters)
      .catch((error: unknown) => this.parts.log.error({ err: error }, 'What became of a message could not be kept'))
      .finally(() => {
        this.underway.delete(sent);
        this.onRoom();
      });
    this.underway.add(sent);
  }

  private async deliverOne(delivery: PushDelivery, letters: PushLetters): Promise<void> {
    const { post, deliveries, log } = this.parts;
    const status = await postTo(post, delivery, letters).catch(reasonOf);
    const meaning = typeof status === 'number' ? meaningOf(status) : 'later';
    if (meaning === 'taken') this.taken.push(delivery);
    else if (meaning === 'gone') this.gone.push(delivery.endpoint);
    else {
      // Where it went is nobody's business: an endpoint is a secret of a browser.
      log.warn({ delivery: delivery.id, attempt: delivery.attempts, reason: status }, 'A follower was not reached');
      await deliveries.keepFailed(delivery, pauseBefore(delivery.attempts));
    }
  }
}

async function postTo(post: WebPost, delivery: PushDelivery, letters: PushLetters): Promise<number> {
  const { body, headers } = letters.to(delivery);
  return post(delivery.endpoint, body, headers);
}

/** Why nothing was answered, without what an error says of addresses. */
function reasonOf(error: unknown): string {
  const { name, code } = error as { readonly name?: string; readonly code?: string };
  return code ?? name ?? 'unknown';
}

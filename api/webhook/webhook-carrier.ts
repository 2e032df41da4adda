import { pauseAfter } from '../../domain/webhook/webhook.ts';
import type { Log } from '../process/log.ts';
import { everySecond, Rounds } from '../process/rounds.ts';
import type { DueDeliveries, DueDelivery } from './postgres-due-deliveries.ts';
import type { WebPost } from './web-post.ts';
import { secretOf, signedHeaders } from './webhook-signature.ts';

/** So many events are on their way at once, and so many of them to one webhook: one that hangs delays no other. */
const mostAtOnce = 40;
const mostOfOne = 10;

export interface CarrierParts {
  readonly due: DueDeliveries;
  readonly post: WebPost;
  readonly sessionSecret: string;
  readonly noteFailure: (failure: { readonly id: number; readonly reason: string }) => Promise<void>;
  readonly log: Log;
}

/** Carries events to other sites, again and again until they take them. */
export class WebhookCarrier {
  private readonly underway = new Map<Promise<void>, number>();
  private readonly rounds: Rounds;

  constructor(private readonly parts: CarrierParts) {
    this.rounds = new Rounds({ run: () => this.deliverDue() }, 'Webhooks could not be told', parts.log, everySecond);
  }

  /** Goes now, and then every second. */
  start(): void {
    this.rounds.start();
  }

  /** Takes nothing more, and waits for what is under way; what was not answered by then is sent again later. */
  async stop(): Promise<void> {
    await this.rounds.stop();
  }

  /** Delivers everything that is due, some at a time. */
  async deliverDue(): Promise<void> {
    while (!this.rounds.isStopped) {
      // What was taken meanwhile may have made room for the next of its game: only who had nothing to do is done.
      const wasIdle = this.underway.size === 0;
      const taken = await this.parts.due.claim(Math.min(mostOfOne, mostAtOnce - this.underway.size), this.busy());
      if (taken.length === 0 && wasIdle) return;
      for (const delivery of taken) this.send(delivery);
      const isFull = this.underway.size > mostAtOnce - mostOfOne;
      if (this.underway.size > 0 && (taken.length === 0 || isFull)) await Promise.race(this.underway.keys());
    }
    await Promise.all(this.underway.keys());
  }

  /** The webhooks to which enough is under way. */
  private busy(): readonly number[] {
    const ids = [...this.underway.values()];
    return [...new Set(ids)].filter((id) => ids.filter((other) => other === id).length >= mostOfOne);
  }

  private send(delivery: DueDelivery): void {
    const sent = this.deliver(delivery)
      .catch((error: unknown) => this.parts.log.error({ err: error }, 'What became of an event could not be kept'))
      .finally(() => this.underway.delete(sent));
    this.underway.set(sent, delivery.webhookId);
  }

  private async deliver(delivery: DueDelivery): Promise<void> {
    const { due, post, sessionSecret, noteFailure, log } = this.parts;
    const { id, url, body, secretMark, attempts, webhookId } = delivery;
    const signed = signedHeaders(secretOf(sessionSecret, secretMark), { id: `msg_${id}`, body, at: new Date() });
    const status = await post(url, body, { 'content-type': 'application/json', ...signed }).catch(reasonOf);
    if (typeof status === 'number' && status >= 200 && status < 300) return due.keepSent(delivery);
    const reason = typeof status === 'number' ? `It answered ${status}` : status;
    log.warn({ delivery: id, attempt: attempts, reason }, 'An event was not taken');
    await due.keepFailed(delivery, reason, pauseAfter(attempts));
    await noteFailure({ id: webhookId, reason });
  }
}

/** Why nothing was answered, without what an error says of our insides. */
function reasonOf(error: unknown): string {
  const { name, code, message } = error as {
    readonly name?: string;
    readonly code?: string;
    readonly message?: string;
  };
  if (name === 'TimeoutError' || name === 'AbortError') return 'It did not answer within 10 seconds';
  return code ?? message ?? 'It could not be reached';
}

import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../process/log.ts';

/** How often the connection is asked whether it still lives, and how long until the next try after it broke. */
const heartbeatMs = 10_000;
const pauseMs = 500;
/** A connection that says nothing for so long is taken for broken. */
const silenceMs = 2000;

/** What is asked to hear all: PostgreSQL tells what has changed before it answers. */
const question = `select 'live'`;

/** A connection that listens, and what ends it. */
interface Listening {
  readonly client: pg.Client;
  readonly giveUp: () => void;
}

/** Hears from PostgreSQL what has changed, on a connection of its own that is made again when it breaks. */
export class PostgresChanges {
  private readonly closing = new AbortController();
  private running: Promise<void> | undefined;
  private listening: Listening | undefined;

  constructor(
    private readonly url: string,
    private readonly log: Log,
    /** Is told what changed; nothing when anything may have changed unheard. */
    private readonly onChange: (told?: string) => void,
  ) {}

  open(): void {
    this.running ??= this.listen();
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.running;
  }

  /** Whether everything that was committed before is heard now. */
  async isHeard(): Promise<boolean> {
    const { listening } = this;
    if (listening === undefined) return false;
    const isAnswered = await Promise.race([
      listening.client.query(question).then(
        () => true,
        () => false,
      ),
      wait(silenceMs, false, { ref: false }),
    ]);
    if (!isAnswered) listening.giveUp();
    return isAnswered && this.listening === listening;
  }

  private async listen(): Promise<void> {
    while (!this.closing.signal.aborted) {
      try {
        await this.listenUntilBroken();
      } catch (error) {
        this.log.warn({ err: error }, 'Changes are not heard');
      }
      await this.pause(pauseMs);
    }
  }

  private async listenUntilBroken(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'golden-goal live',
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
    });
    const broken = new Promise<void>((resolve) => {
      client.once('end', resolve);
      client.on('error', () => resolve());
    });
    const givenUp = new Promise<void>((resolve) => {
      this.listening = { client, giveUp: resolve };
    });
    client.on('notification', ({ payload }) => this.onChange(payload));
    try {
      await client.connect();
      await client.query('listen live');
      this.onChange();
      const ended = Promise.race([broken, givenUp]);
      while (await this.isStillOpen(ended)) await client.query(question);
    } finally {
      this.listening = undefined;
      await Promise.race([client.end().catch(() => undefined), wait(silenceMs, undefined, { ref: false })]);
    }
  }

  /** Whether the connection has lasted until the next heartbeat. */
  private async isStillOpen(ended: Promise<void>): Promise<boolean> {
    const lasted = this.pause(heartbeatMs).then(() => !this.closing.signal.aborted);
    return Promise.race([lasted, ended.then(() => false)]);
  }

  private async pause(ms: number): Promise<void> {
    await wait(ms, undefined, { signal: this.closing.signal }).catch(() => undefined);
  }
}

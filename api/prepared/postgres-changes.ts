import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../process/log.ts';

/** Milliseconds between heartbeats of the connection, and before the next attempt after it broke. */
const heartbeatMs = 10_000;
const pauseMs = 500;
/** Milliseconds without an answer after which a connection counts as broken. */
const silenceMs = 2000;

/** Query that confirms receipt of all changes, because PostgreSQL sends pending notifications before it answers. */
const question = `select 'live'`;

/** Listening connection, and the function that ends it. */
interface Listening {
  readonly client: pg.Client;
  readonly giveUp: () => void;
}

/** Receives change notifications from PostgreSQL on its own connection, and reconnects when it breaks. */
export class PostgresChanges {
  private readonly closing = new AbortController();
  private running: Promise<void> | undefined;
  private listening: Listening | undefined;

  constructor(
    private readonly url: string,
    private readonly log: Log,
    /** Receives each notification; undefined if changes may have been missed. */
    private readonly onChange: (told?: string) => void,
  ) {}

  open(): void {
    this.running ??= this.listen();
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.running;
  }

  /** Returns whether everything committed before the call has been received. */
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

  /** Waits for the next heartbeat, and returns whether the connection has lasted. */
  private async isStillOpen(ended: Promise<void>): Promise<boolean> {
    const lasted = this.pause(heartbeatMs).then(() => !this.closing.signal.aborted);
    return Promise.race([lasted, ended.then(() => false)]);
  }

  private async pause(ms: number): Promise<void> {
    await wait(ms, undefined, { signal: this.closing.signal }).catch(() => undefined);
  }
}

import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../process/log.ts';

/** How often the connection is asked whether it still lives, and how long until the next try after it broke. */
const heartbeatMs = 10_000;
const pauseMs = 500;

/** Hears from PostgreSQL what other processes have changed, on a connection of its own that is made again when it breaks. */
export class PostgresLiveChannel {
  private readonly closing = new AbortController();
  private listening: Promise<void> | undefined;

  constructor(
    private readonly url: string,
    private readonly log: Log,
    /** Is told the table that changed; nothing when anything may have changed unheard. */
    private readonly onChange: (table?: string) => void,
  ) {}

  open(): void {
    this.listening ??= this.listen();
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.listening;
  }

  private async listen(): Promise<void> {
    while (!this.closing.signal.aborted) {
      try {
        await this.listenUntilBroken();
      } catch (error) {
        this.log.warn({ err: error }, 'Live changes of other processes are not heard');
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
    const broken = new Promise<void>((resolve) => client.once('end', resolve));
    client.on('error', () => undefined);
    client.on('notification', ({ payload }) => this.onChange(payload));
    try {
      await client.connect();
      await client.query('listen live');
      this.onChange();
      while (await this.isStillOpen(broken)) await client.query('select 1');
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  /** Whether the connection has lasted until the next heartbeat. */
  private async isStillOpen(broken: Promise<void>): Promise<boolean> {
    const lasted = this.pause(heartbeatMs).then(() => !this.closing.signal.aborted);
    return Promise.race([lasted, broken.then(() => false)]);
  }

  private async pause(ms: number): Promise<void> {
    await wait(ms, undefined, { signal: this.closing.signal }).catch(() => undefined);
  }
}

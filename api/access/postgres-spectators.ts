import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Database } from '../database/database.ts';
import { CachedReading } from '../prepared/cached-reading.ts';
import type { Change } from '../prepared/change.ts';
import { Changes } from '../prepared/changes.ts';
import { type Spectator, Spectators } from '../prepared/spectator.ts';
import { SessionSecret, sessionCookie } from '../process/session-secret.ts';
import { TournamentViews } from './tournament-views.ts';

/** Maximum number of cached sessions; beyond that the first ones are dropped. */
const mostRemembered = 20_000;

/** Pattern of the first cookie of our name, which is the one that the framework reads. */
const named = new RegExp(`(?:^|;)\\s*${sessionCookie}\\s*=\\s*"?([^;"\\s]*)`);
const signed = /^s:([\w-]{32})\./;

/** Cached session: its signed cookie, and the records visible to it. */
interface Remembered {
  readonly cookie: string;
  /** Mark by which database notifications name the session. */
  readonly mark: string;
  readonly reading: CachedReading<Spectator>;
}

/**
 * Caches what sessions may see until the database reports a revocation. A grant given later has no effect on the cache: where
 * an answer withholds something, the framework checks anew.
 */
@Injectable()
export class PostgresSpectators extends Spectators {
  private readonly remembered = new Map<string, Remembered>();

  constructor(
    private readonly database: Database,
    private readonly changes: Changes,
    private readonly secret: SessionSecret,
    private readonly views: TournamentViews,
  ) {
    super();
    changes.listen((change) => this.forget(change));
  }

  behind(cookies: string): CachedReading<Spectator> | undefined {
    const cookie = decoded(named.exec(cookies)?.[1] ?? '');
    const id = signed.exec(cookie)?.[1];
    if (id === undefined) return undefined;
    const known = this.remembered.get(id);
    if (known?.cookie === cookie) return known.reading;
    return this.isSigned(id, cookie) ? this.remember(id, cookie) : undefined;
  }

  sees(cookies: string, tournamentId: number): boolean {
    return this.views.isIn(cookies, tournamentId);
  }

  /** Takes what it has seen from the request's browser: the sight of every tournament that is active; of others it opens nothing. */
  async forgetSights(request: Request): Promise<void> {
    const active = await this.database.query<{ id: number }>(`select id from tournaments where status = 'active'`);
    this.views.forget(
      request,
      active.map(({ id }) => id),
    );
  }

  private isSigned(id: string, cookie: string): boolean {
    const signature = createHmac('sha256', this.secret.value).update(id).digest('base64').replace(/=+$/, '');
    const [ours, theirs] = [Buffer.from(`s:${id}.${signature}`), Buffer.from(cookie)];
    return ours.length === theirs.length && timingSafeEqual(ours, theirs);
  }

  private remember(id: string, cookie: string): CachedReading<Spectator> {
    for (const [first] of this.remembered) {
      if (this.remembered.size < mostRemembered) break;
      this.remembered.delete(first);
    }
    const reading = new CachedReading(() => this.read(id), this.changes);
    this.remembered.set(id, { cookie, mark: createHash('md5').update(id).digest('hex'), reading });
    return reading;
  }

  private async read(id: string): Promise<Spectator> {
    const [given] = await this.database.query<Spectator>(
      `select exists (select from grants join sessions on sid = session_id and sess->>'since' is not null
         where session_id = $1 and kind = 'organizer') as "mayBeOrganizer"`,
      [id],
    );
    return { mayBeOrganizer: given?.mayBeOrganizer ?? false };
  }

  /** Drops the session of a change, or all sessions after a broken connection, when notifications may have been lost. */
  private forget(change: Change | undefined): void {
    if (change === undefined) this.remembered.clear();
    if (change?.session === undefined) return;
    for (const [id, { mark }] of this.remembered) if (mark === change.session) this.remembered.delete(id);
  }
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

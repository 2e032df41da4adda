import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { grantLifetimes } from '../../domain/session/grant.ts';
import { Database } from '../database/database.ts';
import type { Change } from '../prepared/change.ts';
import { Changes } from '../prepared/changes.ts';
import { KeptReading } from '../prepared/kept-reading.ts';
import { type Spectator, Spectators } from '../prepared/spectator.ts';
import { SessionSecret, sessionCookie } from '../process/session-secret.ts';

/** So many sessions are remembered; of more those go that were seen first. */
const mostRemembered = 20_000;

/** Our cookie, with the session's number in it, as we write it. In any other form the framework reads it. */
const written = new RegExp(`(?:^|; )${sessionCookie}=(s%3A([\\w-]{32})\\.[^;]*)(?:;|$)`);

/** A session, the cookie that was signed for it, and what it may see. */
interface Remembered {
  readonly cookie: string;
  /** By what the database names it when it tells of a change. */
  readonly mark: string;
  readonly reading: KeptReading<Spectator>;
}

/** What a session has been given that shows more, and for how long it still has it, in milliseconds. */
interface GivenRow {
  readonly kind: 'organizer' | 'tournament-view';
  readonly subjectId: number;
  readonly leftMs: number;
}

/**
 * Remembers what sessions may see until the database tells that it was taken back. What one has not been given yet counts for nothing:
 * where an answer withholds something the framework asks anew.
 */
@Injectable()
export class PostgresSpectators extends Spectators {
  private readonly remembered = new Map<string, Remembered>();

  constructor(
    private readonly database: Database,
    private readonly changes: Changes,
    private readonly secret: SessionSecret,
  ) {
    super();
    changes.listen((change) => this.forget(change));
  }

  behind(cookies: string): KeptReading<Spectator> | undefined {
    const [, cookie, id] = written.exec(cookies) ?? [];
    if (cookie === undefined || id === undefined || isTwice(cookies)) return undefined;
    const known = this.remembered.get(id);
    if (known?.cookie === cookie) return known.reading;
    return this.isSigned(id, cookie) ? this.remember(id, cookie) : undefined;
  }

  private isSigned(id: string, cookie: string): boolean {
    const signature = createHmac('sha256', this.secret.value).update(id).digest('base64').replace(/=+$/, '');
    const [ours, theirs] = [Buffer.from(encodeURIComponent(`s:${id}.${signature}`)), Buffer.from(cookie)];
    return ours.length === theirs.length && timingSafeEqual(ours, theirs);
  }

  private remember(id: string, cookie: string): KeptReading<Spectator> {
    for (const [first] of this.remembered) {
      if (this.remembered.size < mostRemembered) break;
      this.remembered.delete(first);
    }
    const reading = new KeptReading(() => this.read(id), this.changes);
    this.remembered.set(id, { cookie, mark: createHash('md5').update(id).digest('hex'), reading });
    return reading;
  }

  private async read(id: string): Promise<Spectator> {
    const view = grantLifetimes['tournament-view'];
    const given = await this.database.query<GivenRow>(
      `select kind, subject_id as "subjectId", (extract(epoch from least(expire,
         used_at + make_interval(mins => $2), granted_at + make_interval(mins => $3)) - now()) * 1000)::float8 as "leftMs"
       from grants join sessions on sid = session_id and sess->>'since' is not null
       where session_id = $1 and kind in ('organizer', 'tournament-view')`,
      [id, view.idle, view.most],
    );
    return spectatorWith(given);
  }

  /** Of a connection that was broken nobody knows what it would have told. */
  private forget(change: Change | undefined): void {
    if (change === undefined) this.remembered.clear();
    if (change?.session === undefined) return;
    for (const [id, { mark }] of this.remembered) if (mark === change.session) this.remembered.delete(id);
  }
}

function spectatorWith(given: readonly GivenRow[]): Spectator {
  const now = performance.now();
  const views = given.filter(({ kind }) => kind === 'tournament-view');
  const until = new Map(views.map(({ subjectId, leftMs }) => [subjectId, now + leftMs]));
  return {
    mayBeOrganizer: given.some(({ kind }) => kind === 'organizer'),
    sees: (tournamentId) => (until.get(tournamentId) ?? 0) > performance.now(),
  };
}

/** Of two cookies with our name somebody else would take the other. */
const isTwice = (cookies: string) => cookies.indexOf(`${sessionCookie}=`) !== cookies.lastIndexOf(`${sessionCookie}=`);

import type { Request } from 'express';
import { Refusal } from '../../domain/rule/refusal/refusal.ts';
import type { Database } from '../database/database.ts';

declare module 'express-session' {
  interface SessionData {
    /** Time when the session began; an empty session would not be stored. */
    since: string;
    /** Id under which a renewed session goes on; kept under the earlier id for as long as calls may be under way, and opens nothing. */
    renewedAs: string;
  }
}

/**
 * Moves to another id what belongs to a session; returns nothing if the session has ended meanwhile. The session is locked first: calls of
 * one session that are renewed at once wait for each other there, and nowhere else. A mailbox that another call has just confirmed is
 * nobody's any more: whoever waited for it would be waited for.
 */
const renewing = {
  name: 'session_renewed',
  sql: `with own as (select sid from sessions where sid = $1 for update),
      codes as (update contact_codes set session_id = $2 from own where session_id = own.sid),
      free as (select address from mailboxes where written_by = $1 for update skip locked),
      written as (update mailboxes set written_by = $2 from own, free where written_by = own.sid and mailboxes.address = free.address),
      moved as (update grants set session_id = $2 from own where session_id = own.sid)
    update sessions set expire = now() + interval '1 minute',
      sess = jsonb_build_object('cookie', sess->'cookie', 'renewedAs', $2::text) from own where sessions.sid = own.sid returning sessions.sid`,
};

/** Ends a session, and those as which it was renewed. */
const ending = `with recursive ended as (
    select $1::text as sid union select sess->>'renewedAs' from sessions join ended using (sid) where sess ? 'renewedAs'),
  gone as (delete from sessions where sid in (select sid from ended))
  delete from grants where session_id in (select sid from ended)`;

/** Returns whether a request comes with a stored session, or has been given one. */
export const hasSession = ({ session }: Request): boolean => session?.since !== undefined;

/** Returns whether a request comes with a session that can be ended: its own, or one that a call beside it has just renewed. */
export const canEnd = (request: Request): boolean => hasSession(request) || request.session?.renewedAs !== undefined;

/** Ids of the sessions. Who knew the id of a session before it gained a right gains nothing. */
export class SessionIds {
  private readonly drawn = new WeakMap<Request, string>();
  private readonly begun = new WeakSet<Request>();

  constructor(private readonly database: Database) {}

  /** Returns whether the id was drawn in this request, so that nobody can know it yet. */
  isNew(request: Request): boolean {
    return this.drawn.get(request) === request.sessionID;
  }

  /** Returns whether the session began in this request, so that it has nothing from before. */
  hasBegun(request: Request): boolean {
    return this.begun.has(request);
  }

  /**
   * Stores the request's session before the answer is sent. A session that came with the request gets, for a right that is proved, an id
   * that nobody knows; what belongs to it moves along.
   */
  async begin(request: Request, isProved: boolean): Promise<void> {
    if (this.isNew(request) || (hasSession(request) && !isProved)) return;
    if (hasSession(request)) await this.move(request);
    else this.start(request);
    this.drawn.set(request, request.sessionID);
    this.database.onFailure(() => this.drawn.delete(request));
    await saved(request);
  }

  /** Ends the session, and those as which calls beside this one renew it. */
  async end({ sessionID }: Request): Promise<void> {
    await this.database.inTransaction(async () => {
      await this.database.query('select from sessions where sid = $1 for update', [sessionID]);
      await this.database.query(ending, [sessionID]);
    });
  }

  private start(request: Request): void {
    const { cookie: _, renewedAs, ...kept } = request.session;
    if (renewedAs !== undefined) {
      request.sessionStore.generate(request);
      Object.assign(request.session, kept);
    }
    request.session.since = new Date().toISOString();
    this.begun.add(request);
    this.database.onFailure(() => Reflect.deleteProperty(request.session, 'since'));
  }

  private async move(request: Request): Promise<void> {
    const { session: earlier, sessionID: earlierId } = request;
    const { cookie: _, ...kept } = earlier;
    request.sessionStore.generate(request);
    Object.assign(request.session, kept);
    this.database.onFailure(() => Object.assign(request, { session: earlier, sessionID: earlierId }));
    const moved = await this.database.ask(renewing, [earlierId, request.sessionID]);
    if (moved.length > 0) return;
    Object.assign(request, { session: earlier, sessionID: earlierId });
    throw sessionEnded();
  }
}

/** Returns the refusal of a right to a session that was ended while the call was under way. */
function sessionEnded(): Refusal {
  return new Refusal('conflict', 'This device was signed out meanwhile. Please try again.');
}

/** Saves the session before the answer; otherwise a fast client's next request could precede it. */
function saved(request: Request): Promise<void> {
  return new Promise((resolve, reject) => {
    request.session.save((error: unknown) => (error ? reject(error) : resolve()));
  });
}

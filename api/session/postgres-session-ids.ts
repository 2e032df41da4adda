import type { Request } from 'express';
import type { Database } from '../database/database.ts';

declare module 'express-session' {
  interface SessionData {
    /** Time when the session began; an empty session would not be stored. */
    since: string;
  }
}

/** Moves to another id what belongs to a session. */
const renewing = {
  name: 'session_renewed',
  sql: `with gone as (delete from sessions where sid = $1),
      codes as (update contact_codes set session_id = $2 where session_id = $1),
      written as (update mailboxes set written_by = $2 where written_by = $1)
    update grants set session_id = $2 where session_id = $1`,
};

/** Returns whether a request comes with a stored session, or has been given one. */
export const hasSession = ({ session }: Request): boolean => session?.since !== undefined;

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

  /** Stores the request's session, before the answer is sent, under an id that nobody knows; what belongs to it moves along. */
  async renew(request: Request): Promise<void> {
    if (this.isNew(request)) return;
    if (hasSession(request)) await this.move(request);
    else {
      request.session.since = new Date().toISOString();
      this.begun.add(request);
    }
    this.drawn.set(request, request.sessionID);
    this.database.onFailure(() => this.drawn.delete(request));
    await saved(request);
  }

  private async move(request: Request): Promise<void> {
    const { session: earlier, sessionID: earlierId } = request;
    const { cookie: _, ...kept } = earlier;
    request.sessionStore.generate(request);
    Object.assign(request.session, kept);
    this.database.onFailure(() => Object.assign(request, { session: earlier, sessionID: earlierId }));
    await this.database.send(renewing, [earlierId, request.sessionID]);
  }
}

/** Saves the session before the answer; otherwise a fast client's next request could precede it. */
function saved(request: Request): Promise<void> {
  return new Promise((resolve, reject) => {
    request.session.save((error: unknown) => (error ? reject(error) : resolve()));
  });
}

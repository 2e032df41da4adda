import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { type GrantKind, grantLifetimes } from '../../domain/session/grant.ts';
import { type Act, mayDo } from '../../domain/session/role.ts';
import { Database } from '../database/database.ts';
import { type HeldRole, isKnownKeeping, knownRole } from './kept-right.ts';
import { keyOf } from './key-holder.ts';
import { organizerOf } from './organizer.ts';
import { scoreKeeperOf } from './score-keeper.ts';

declare module 'express-session' {
  interface SessionData {
    /** When the session began; a session without anything in it would not be kept. */
    since: string;
  }
}

export interface GrantGiven {
  readonly kind: GrantKind;
  readonly subjectId: number;
  /** The number of the thing's link under which it was given; 0 for what has none. */
  readonly number: number;
  readonly sessionId: string;
}

/** What a grant's number is compared with each time it is used: one given under an earlier number is dead. */
const presentNumbers: Partial<Record<GrantKind, string>> = {
  captain: '(select captain_link_number from teams where id = subject_id)',
};

/** A score keeper who came in by a link is out when the link has ended or was taken back. */
const whileItLasts: Partial<Record<GrantKind, string>> = {
  'score-keeper': `not exists (select from keeper_link_uses used join keeper_links link on link.id = used.link_id
    where used.keeper_id = subject_id and (link.revoked_at is not null or link.ends_at <= now()))`,
};

const isPresent = (kind: GrantKind) =>
  `number = ${presentNumbers[kind] ?? 'number'} and ${whileItLasts[kind] ?? 'true'}`;

/** A grant that is held still, by the parameters of grantOf; that it is used is written once a minute. */
const held = (kind: GrantKind) => `held as (
    select used_at from grants
    where session_id = $1 and kind = $2 and subject_id = $3 and ${isPresent(kind)}
      and used_at > now() - make_interval(mins => $4) and granted_at > now() - make_interval(mins => $5)),
  used as (
    update grants set used_at = now() from held
    where session_id = $1 and kind = $2 and subject_id = $3 and held.used_at < now() - interval '1 minute')`;

/** Whether a session of the table still holds a grant and has used it in the last minute: nothing has to be written of that. */
const stillHeld = (kind: GrantKind, subjectId: string) => `exists (
    select from grants where session_id = sessions.sid and kind = '${kind}'
      and subject_id = ${subjectId} and ${isPresent(kind)}
      and used_at > now() - interval '1 minute'
      and granted_at > now() - make_interval(mins => ${grantLifetimes[kind].most}))`;

/** Whether the keeper in a session of the table keeps scores. */
export const keepsScores = stillHeld('score-keeper', `(sess->'scoreKeeper'->>'id')::int`);

function grantOf({ sessionID }: Request, kind: GrantKind, subjectId: number): readonly unknown[] {
  const { idle, most } = grantLifetimes[kind];
  return [sessionID, kind, subjectId, idle, most];
}

const roleOfOrganizer = (
  id: string,
  more = '',
) => `select ${more}role, coalesce(second_factor_required, false) and not exists (
    select from second_factors where account_id = admin_users.id and confirmed_at is not null) as "lacksSecondFactor"
  from admin_users left join site_settings on true where admin_users.id = ${id} and state = 'active'`;

const idInSession = `(sess->'passport'->'user'->>'id')::int`;

/** The organizer in a session of the table, and as what; nothing where nobody is, or where it has to be asked for by itself. */
export const organizerHeld = `(select to_jsonb(held) from (
    ${roleOfOrganizer(idInSession, 'admin_users.id, ')} and ${stillHeld('organizer', idInSession)}) held)`;

const roleHeld = {
  name: 'role',
  sql: `with ${held('organizer')} ${roleOfOrganizer('$3')} and exists (select from held)`,
};

/** A session without anything in it holds nothing, nor does a key. */
const mayHold = (request: Request) => keyOf(request) === undefined && request.session?.since !== undefined;

const giving = {
  name: 'grant',
  sql: `insert into grants (session_id, kind, subject_id, number) values ($1, $2, $3, $4)
    on conflict (session_id, kind, subject_id) do update
    set number = excluded.number, granted_at = now(), used_at = now()`,
};

/** What each session may do, shared by all processes. */
@Injectable()
export class Grants {
  private readonly given = new WeakMap<Request, readonly GrantGiven[]>();

  constructor(private readonly database: Database) {}

  /** Trusts the session behind a request with a thing of this number, before the first byte of the answer is written. */
  async give(request: Request, kind: GrantKind, subjectId: number, number = 0): Promise<void> {
    request.session.since ??= new Date().toISOString();
    await this.database.send(giving, [request.sessionID, kind, subjectId, number]);
    await this.remember(request, { kind, subjectId, number, sessionId: request.sessionID });
  }

  /** Trusts another session with what one was trusted with, for as long as that one; whether it still is. */
  async giveAgain(request: Request, { kind, subjectId, number, sessionId }: GrantGiven): Promise<boolean> {
    const given = await this.database.query(
      `insert into grants (session_id, kind, subject_id, number, granted_at)
       select $1, kind, subject_id, number, granted_at from grants
       where session_id = $2 and kind = $3 and subject_id = $4 and number = $5 and ${isPresent(kind)}
         and granted_at > now() - make_interval(mins => $6)
       on conflict (session_id, kind, subject_id) do update set used_at = now() returning 1`,
      [request.sessionID, sessionId, kind, subjectId, number, grantLifetimes[kind].most],
    );
    if (given.length === 0) return false;
    request.session.since ??= new Date().toISOString();
    await this.remember(request, { kind, subjectId, number, sessionId });
    return true;
  }

  /** What this very request has been trusted with. */
  givenBy(request: Request): readonly GrantGiven[] {
    return this.given.get(request) ?? [];
  }

  private async remember(request: Request, grant: GrantGiven): Promise<void> {
    if (!this.given.has(request)) await saved(request);
    this.given.set(request, [...this.givenBy(request), grant]);
  }

  /** Whether the session behind a request still holds a grant; asking counts as using it, to the minute. */
  async holds(request: Request, kind: GrantKind, subjectId: number): Promise<boolean> {
    if (!mayHold(request)) return false;
    const sql = `with ${held(kind)} select exists (select from held) as "isHeld"`;
    const [asked] = await this.database.ask<{ isHeld: boolean }>(
      { name: `held_${kind}`, sql },
      grantOf(request, kind, subjectId),
    );
    return asked?.isHeld ?? false;
  }

  /** The role of the organizer behind a request, or behind its key, who has not been away for too long, as it is now; nobody's else. */
  async roleOf(request: Request): Promise<HeldRole | undefined> {
    const organizer = organizerOf(request);
    if (organizer === undefined) return undefined;
    if (keyOf(request) !== undefined)
      return (await this.database.query<HeldRole>(roleOfOrganizer('$1'), [organizer.id]))[0];
    if (!mayHold(request)) return undefined;
    const known = knownRole(request, organizer.id);
    if (known !== undefined) return known;
    const [role] = await this.database.ask<HeldRole>(roleHeld, grantOf(request, 'organizer', organizer.id));
    return role;
  }

  /** Whether an organizer stands behind a request, of whatever role. */
  async isOrganizer(request: Request): Promise<boolean> {
    return this.mayDo(request, 'look');
  }

  /** Whether an organizer stands behind a request whose role lets them do this. */
  async mayDo(request: Request, act: Act): Promise<boolean> {
    const held = await this.roleOf(request);
    return held !== undefined && !held.lacksSecondFactor && mayDo(held.role, act);
  }

  /** Whether a score keeper stands behind a request whose right to write has not ended. */
  async isScoreKeeper(request: Request): Promise<boolean> {
    const keeper = scoreKeeperOf(request);
    if (keeper === undefined || !mayHold(request)) return false;
    return isKnownKeeping(request, keeper.id) || this.holds(request, 'score-keeper', keeper.id);
  }

  /** Gives the session behind a request a new number, which nobody can have planted; what it is trusted with goes along. */
  async renewSession(request: Request): Promise<void> {
    const earlier = request.sessionID;
    const { cookie: _, ...kept } = request.session;
    await new Promise<void>((resolve, reject) => {
      request.session.regenerate((error: unknown) => (error ? reject(error) : resolve()));
    });
    Object.assign(request.session, kept);
    await this.database.query('update grants set session_id = $2 where session_id = $1', [earlier, request.sessionID]);
  }

  /** Takes a thing away from every session but the one that is kept, which has it under the new number from now on. */
  async revoke(kind: GrantKind, subjectId: number, keptSessionId: string, number = 0): Promise<void> {
    await this.database.query(
      `with gone as (delete from grants where kind = $1 and subject_id = $2 and session_id <> $3)
       update grants set number = $4 where kind = $1 and subject_id = $2 and session_id = $3`,
      [kind, subjectId, keptSessionId, number],
    );
  }

  /** Forgets everything a session was trusted with. */
  async dropAll(sessionId: string): Promise<void> {
    await this.database.query('delete from grants where session_id = $1', [sessionId]);
  }

  /** Forgets the grants that no session can use any more. */
  async dropOld(): Promise<void> {
    await this.database.query(`delete from grants where granted_at < now() - interval '1 day'`);
  }
}

/** Without this the session would be written behind the answer's head, and a quick client would come before it. */
function saved(request: Request): Promise<void> {
  return new Promise((resolve, reject) => {
    request.session.save((error: unknown) => (error ? reject(error) : resolve()));
  });
}

import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { type GrantKind, grantLifetimes } from '../../domain/rule/access/grant.ts';
import { type Act, mayDo } from '../../domain/rule/access/role.ts';
import { Database } from '../database/database.ts';
import { cachedRole, isCachedKeeper, type OrganizerRole } from './cached-rights.ts';
import { keyOf } from './key-holder.ts';
import { leadership } from './leadership.ts';
import { organizerOf } from './organizer.ts';
import { canEnd, hasSession, SessionIds } from './postgres-session-ids.ts';
import { scoreKeeperOf } from './score-keeper.ts';

export interface GrantGiven {
  readonly kind: GrantKind;
  readonly subjectId: number;
  /** Number of the link under which the grant was given; 0 if there is none. */
  readonly number: number;
  /** Limit that the grant carries: the leadership of a captain, the mark of a signer's address; empty if there is none. */
  readonly mark: string;
  readonly sessionId: string;
}

/** Current numbers of links that a grant is compared with at each use; one given under another number is void. */
const presentNumbers: Partial<Record<GrantKind, string>> = {
  captain: '(select captain_link_number from teams where id = subject_id)',
  'score-keeper': 'coalesce((select link_id from score_keepers where id = subject_id), 0)',
};

/** Conditions by kind of grant; a score keeper's link must not have ended or been revoked. */
const whileItLasts: Partial<Record<GrantKind, string>> = {
  'score-keeper': `not exists (select from score_keepers keeper join keeper_links link on link.id = keeper.link_id
    where keeper.id = subject_id and (link.revoked_at is not null or link.ends_at <= now()))`,
};

const isPresent = (kind: GrantKind) =>
  `number = ${presentNumbers[kind] ?? 'number'} and ${whileItLasts[kind] ?? 'true'}`;

/** SQL for a valid grant by the parameters of grantOf; its use is recorded once a minute. */
const held = (kind: GrantKind) => `held as (
    select used_at, mark from grants
    where session_id = $1 and kind = $2 and subject_id = $3 and ${isPresent(kind)}
      and used_at > now() - make_interval(mins => $4) and granted_at > now() - make_interval(mins => $5)),
  used as (
    update grants set used_at = now() from held
    where session_id = $1 and kind = $2 and subject_id = $3 and held.used_at < now() - interval '1 minute')`;

/** Condition that a stored session holds a grant and has used it within the last minute, so that no use has to be recorded. */
const stillHeld = (kind: GrantKind, subjectId: string) => `exists (
    select from grants where session_id = sessions.sid and kind = '${kind}'
      and subject_id = ${subjectId} and ${isPresent(kind)}
      and used_at > now() - interval '1 minute'
      and granted_at > now() - make_interval(mins => ${grantLifetimes[kind].most}))`;

const keeperInSession = `(sess->'scoreKeeper'->>'id')::int`;

/** Condition that the keeper of a stored session may write scores. */
export const keepsScores = stillHeld('score-keeper', keeperInSession);

/** SQL for the games that the keeper of a stored session may keep by a link; null after the password. */
export const keeperRange = `(select jsonb_build_object('tournamentId', link.tournament_id, 'field', link.field)
  from score_keepers keeper join keeper_links link on link.id = keeper.link_id where keeper.id = ${keeperInSession})`;

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

/** SQL for the organizer of a stored session with the role; null if there is none, or if it has to be checked separately. */
export const organizerHeld = `(select to_jsonb(held) from (
    ${roleOfOrganizer(idInSession, 'admin_users.id, ')} and ${stillHeld('organizer', idInSession)}) held)`;

const roleHeld = {
  name: 'role',
  sql: `with ${held('organizer')} ${roleOfOrganizer('$3')} and exists (select from held)`,
};

/** Rights by a proof above a name and a phone; gaining one renews the session's id. */
const proved: readonly GrantKind[] = ['contact', 'signer', 'score-keeper', 'organizer'];

const isProved = (kind: GrantKind, mark: string) =>
  kind === 'captain' ? mark !== leadership.byCreation : proved.includes(kind);

/** Returns whether a request may hold grants; an empty session and an API key do not. */
const mayHold = (request: Request) => keyOf(request) === undefined && hasSession(request);

const giving = {
  name: 'grant',
  sql: `insert into grants (session_id, kind, subject_id, number, mark) values ($1, $2, $3, $4, $5)
    on conflict (session_id, kind, subject_id) do update
    set number = excluded.number, mark = excluded.mark, granted_at = now(), used_at = now()`,
};

/** Uses a grant that is given once more. In the second half of its life it is given anew, so that none outlives the cookie. */
// The session is locked before its grant, as where it is renewed: the next grant of the same call may renew it.
const using = {
  name: 'grant_used',
  sql: `with own as (select sid from sessions where sid = $1 for update)
    update grants set used_at = now() from own where session_id = own.sid and kind = $2 and subject_id = $3
      and used_at > now() - make_interval(mins => $4) and granted_at > now() - make_interval(mins => $5::int / 2)
      and number = $6 and mark = $7 returning kind`,
};

/** Grants of the sessions, shared by all processes. */
@Injectable()
export class Grants {
  private readonly given = new WeakMap<Request, readonly GrantGiven[]>();
  private readonly ids: SessionIds;

  constructor(private readonly database: Database) {
    this.ids = new SessionIds(database);
  }

  /** Gives the request's session a grant for a thing of this link number and mark; a proved one that is new renews the session's id. */
  async give(request: Request, kind: GrantKind, subjectId: number, number = 0, mark = ''): Promise<void> {
    const values = [number, mark];
    if (!(await this.isGivenAgain(request, grantOf(request, kind, subjectId), values))) {
      await this.ids.begin(request, isProved(kind, mark));
      await this.database.send(giving, [request.sessionID, kind, subjectId, ...values]);
    }
    const { sessionID: sessionId } = request;
    this.given.set(request, [...this.givenBy(request), { kind, subjectId, number, mark, sessionId }]);
    this.database.onFailure(() => this.given.delete(request));
  }

  /** Returns whether a session that came with the request holds the same grant already. */
  private async isGivenAgain(request: Request, grant: readonly unknown[], values: readonly unknown[]) {
    if (!mayHold(request) || this.ids.isNew(request)) return false;
    return (await this.database.ask(using, [...grant, ...values])).length > 0;
  }

  /** Copies a grant to another session with its expiry and its limit; returns whether it is valid there. */
  async giveAgain(request: Request, { kind, subjectId, number, mark, sessionId }: GrantGiven): Promise<boolean> {
    if (await this.holds(request, kind, subjectId)) return true;
    const source = `from grants where session_id = $1 and kind = $2 and subject_id = $3 and number = $4
      and ${isPresent(kind)} and granted_at > now() - make_interval(mins => $5)`;
    const values = [sessionId, kind, subjectId, number, grantLifetimes[kind].most];
    if ((await this.database.query(`select 1 ${source}`, values)).length === 0) return false;
    await this.ids.begin(request, isProved(kind, mark));
    await this.database.query(
      `insert into grants (session_id, kind, subject_id, number, mark, granted_at)
       select $6, kind, subject_id, number, $7, granted_at ${source}
       on conflict (session_id, kind, subject_id) do update
       set number = excluded.number, mark = excluded.mark, granted_at = excluded.granted_at, used_at = now()`,
      [...values, request.sessionID, mark],
    );
    return this.holds(request, kind, subjectId);
  }

  /** Returns whether the request's session came with the proof of a mailbox, as its signer or its captain. */
  async provesMailbox(request: Request, address: string, addressMark: string): Promise<boolean> {
    if (!mayHold(request) || this.ids.hasBegun(request)) return false;
    const proofs = await this.database.query(
      `select from grants left join teams on kind = 'captain' and teams.id = subject_id and captain_link_number = number
       where session_id = $1 and granted_at > now() - interval '2 hours'
         and ((kind = 'signer' and mark = $2) or (mark = $3 and lower(captain_email) = lower($4))) limit 1`,
      [request.sessionID, addressMark, leadership.byMailbox, address],
    );
    return proofs.length > 0;
  }

  /** Returns the grants that this request has received. */
  givenBy(request: Request): readonly GrantGiven[] {
    return this.given.get(request) ?? [];
  }

  /** Returns whether the request's session holds a grant; the check counts as use, by the minute. */
  async holds(request: Request, kind: GrantKind, subjectId: number): Promise<boolean> {
    return (await this.markOf(request, kind, subjectId)) !== undefined;
  }

  /** Returns the mark of a grant that the request's session holds; undefined if it holds none. The check counts as use. */
  async markOf(request: Request, kind: GrantKind, subjectId: number): Promise<string | undefined> {
    if (!mayHold(request)) return undefined;
    const sql = `with ${held(kind)} select mark from held`;
    const [grant] = await this.database.ask<{ mark: string }>(
      { name: `held_${kind}`, sql },
      grantOf(request, kind, subjectId),
    );
    return grant?.mark;
  }

  /** Returns the current role of the organizer of a request or of its key; undefined for anybody else and after long inactivity. */
  async roleOf(request: Request): Promise<OrganizerRole | undefined> {
    const organizer = organizerOf(request);
    if (organizer === undefined) return undefined;
    if (keyOf(request) !== undefined)
      return (await this.database.query<OrganizerRole>(roleOfOrganizer('$1'), [organizer.id]))[0];
    if (!mayHold(request)) return undefined;
    const known = cachedRole(request, organizer.id);
    if (known !== undefined) return known;
    const [role] = await this.database.ask<OrganizerRole>(roleHeld, grantOf(request, 'organizer', organizer.id));
    return role;
  }

  /** Returns whether the caller is an organizer of any role. */
  async isOrganizer(request: Request): Promise<boolean> {
    return this.mayDo(request, 'look');
  }

  /** Returns whether the caller is an organizer whose role permits an act. */
  async mayDo(request: Request, act: Act): Promise<boolean> {
    const held = await this.roleOf(request);
    return held !== undefined && !held.lacksSecondFactor && mayDo(held.role, act);
  }

  /** Returns whether the caller is a score keeper who may still write scores. */
  async isScoreKeeper(request: Request): Promise<boolean> {
    const keeper = scoreKeeperOf(request);
    if (keeper === undefined || !mayHold(request)) return false;
    return isCachedKeeper(request, keeper.id) || this.holds(request, 'score-keeper', keeper.id);
  }

  /** Revokes a grant of every session except one, which has it under the new link number from now on. */
  async revoke(kind: GrantKind, subjectId: number, keptSessionId: string, number = 0): Promise<void> {
    await this.database.query(
      `with gone as (delete from grants where kind = $1 and subject_id = $2 and session_id <> $3)
       update grants set number = $4 where kind = $1 and subject_id = $2 and session_id = $3`,
      [kind, subjectId, keptSessionId, number],
    );
  }

  /** Ends the request's session with all its grants, also where a call beside this one has just renewed it; returns whether there was one. */
  async end(request: Request): Promise<boolean> {
    if (!canEnd(request)) return false;
    await this.ids.end(request);
    await new Promise<void>((resolve, reject) => {
      request.session.destroy((error: unknown) => (error ? reject(error) : resolve()));
    });
    return true;
  }

  /** Deletes all grants of a session. */
  async dropAll(sessionId: string): Promise<void> {
    await this.database.query('delete from grants where session_id = $1', [sessionId]);
  }

  /** Deletes the grants that no session can use any more. */
  async dropOld(): Promise<void> {
    await this.database.query(`delete from grants where granted_at < now() - interval '1 day'`);
  }
}

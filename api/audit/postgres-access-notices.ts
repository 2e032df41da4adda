import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { type AuditSentenceParts, auditSentence } from '../../domain/answer/audit/audit-sentence.ts';
import type { AccessNotice } from '../../domain/answer/session/access-notice.ts';
import { AccessNotices, type NotifiedOwner } from '../../domain/port/access-notices.ts';
import { Database } from '../database/database.ts';
import { auditNamesSql } from './postgres-audit-names.ts';

type Row = AuditSentenceParts & Omit<AccessNotice, 'sentence'>;

/** Columns of an audit `entry` from which its sentence is made. */
const told = `entry.who, entry.thing, entry.record_id as "recordId", entry.what, entry.before as "from",
  entry.after as "to", ${auditNamesSql} as names`;

/** Condition for notices from before this session began; deeds of this session appear at the next sign-in. */
const ofThisSession = `news.account_id = $1 and exists (select from grants where session_id = $2 and kind = 'organizer'
  and subject_id = $1 and granted_at > news.noted_at)`;

const mostShown = 50;

@Injectable()
export class PostgresAccessNotices extends AccessNotices {
  constructor(private readonly database: Database) {
    super();
  }

  override owners(alsoId: number | null): Promise<readonly NotifiedOwner[]> {
    return this.database.query<NotifiedOwner>(
      `select id, name, email from admin_users where state = 'active' and (role = 'owner' or id = $1) order by id`,
      [alsoId],
    );
  }

  override async keep(ownerId: number, auditId: number): Promise<void> {
    await this.database.query('insert into access_news (account_id, audit_id) values ($1, $2)', [ownerId, auditId]);
  }

  /** Returns an entry of the audit, or undefined. */
  async entry(auditId: number): Promise<AuditSentenceParts | undefined> {
    const [entry] = await this.database.query<AuditSentenceParts>(
      `select ${told} from audit entry where entry.id = $1`,
      [auditId],
    );
    return entry;
  }

  /** Lists the notices of an owner's session, the latest first. */
  async shownTo({ sessionID }: Request, ownerId: number): Promise<readonly AccessNotice[]> {
    const rows = await this.database.query<Row>(
      `select news.id, entry.at, ${told}
       from access_news news join audit entry on entry.id = news.audit_id
       where ${ofThisSession} order by news.id desc limit ${mostShown}`,
      [ownerId, sessionID],
    );
    return rows.map(({ id, at, ...entry }) => ({ id, at, sentence: auditSentence(entry) }));
  }

  /** Deletes the notices that an owner has read in this session. */
  async close({ sessionID }: Request, ownerId: number): Promise<void> {
    await this.database.query(`delete from access_news news where ${ofThisSession}`, [ownerId, sessionID]);
  }
}

import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Audit, type AuditedWrite } from '../../domain/port/audit.ts';
import { Database } from '../database/database.ts';
import { currentRequest } from '../http/current-request.ts';
import { type Author, authorOf } from './author.ts';

const line = {
  name: 'audit_line',
  sql: `insert into audit (who, kind, proved, thing, record_id, what, before, after, request_id, source, role)
    values ($1, $2, case when exists (select from shown_links where mark = $12::text) then 'shown link' else $3::text end,
      $4, $5, $6, $7, $8, $9, $10, $11)`,
  freesNoPlace: true,
} as const;

/** Keeps the audit in the transaction of the write it tells of. */
@Injectable()
export class PostgresAudit extends Audit {
  private readonly noted = new WeakSet<object>();

  constructor(private readonly database: Database) {
    super();
  }

  override async note(write: AuditedWrite): Promise<void> {
    const request = currentRequest();
    await this.noteAs(authorOf(request), write);
    const { running } = this.database;
    if (running !== undefined) this.noted.add(running);
    if (request !== undefined) this.noted.add(request);
  }

  async noteAs(author: Author, { thing, recordId, what, from, to }: AuditedWrite): Promise<void> {
    const { who, kind, proved, requestId, source, role, link = null } = author;
    const values = [who, kind, proved, thing, recordId, what, asJson(from), asJson(to), requestId, source, role, link];
    await this.database.send(line, values);
  }

  /** Whether the running transaction has left a line; one that is tried again has not. */
  get hasNotedHere(): boolean {
    const { running } = this.database;
    return running !== undefined && this.noted.has(running);
  }

  /** Whether a request has left a line. */
  hasNoted(request: Request): boolean {
    return this.noted.has(request);
  }
}

function asJson(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value);
}

import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Audit, type AuditedThing, type AuditedWrite } from '../../domain/port/audit.ts';
import { tellOwners } from '../../domain/use-case/access/tell-owners.ts';
import { Commands } from '../database/commands.ts';
import { Database } from '../database/database.ts';
import { currentRequest } from '../http/current-request.ts';
import { makesAccess } from '../http/requires-recent-proof.ts';
import { auditedCall } from './audited-call.ts';
import { type Author, authorOf } from './author.ts';

const line = {
  name: 'audit_line',
  sql: `insert into audit (who, kind, proved, thing, record_id, what, before, after, request_id, source, role)
    values ($1, $2, case when exists (select from shown_links where mark = $12::text) then 'shown link' else $3::text end,
      $4, $5, $6, $7, $8, $9, $10, $11)`,
  freesNoPlace: true,
} as const;

/** Kinds of records that give or show access; a call may note other things beside them. */
const givesAccess: readonly AuditedThing[] = [
  'organizer',
  'api key',
  'webhook',
  'keeper link',
  'player',
  'message',
  'site',
];

/** Writes audit entries in the transaction of the write they record. */
@Injectable()
export class PostgresAudit extends Audit {
  private readonly noted = new WeakSet<object>();

  constructor(
    private readonly database: Database,
    private readonly commands?: Commands,
  ) {
    super();
  }

  override async note(write: AuditedWrite): Promise<void> {
    const request = currentRequest();
    const author = authorOf(request);
    await this.noteHere(request, author, write);
    if (request !== undefined && makesAccess(request) && givesAccess.includes(write.thing))
      await this.commands?.within(tellOwners, { who: author.who, write });
  }

  /** Writes the entry of a call that has noted nothing more specific. */
  async noteCall(request: Request): Promise<void> {
    await this.noteHere(request, authorOf(request), auditedCall(request));
  }

  async noteAs(author: Author, write: AuditedWrite): Promise<void> {
    await this.database.send(line, valuesOf(author, write));
  }

  private async noteHere(request: Request | undefined, author: Author, write: AuditedWrite): Promise<void> {
    await this.noteAs(author, write);
    const { running } = this.database;
    if (running !== undefined) this.noted.add(running);
    if (request !== undefined) this.noted.add(request);
  }

  /** Returns whether the running transaction has written an entry; a retried transaction starts without one. */
  get hasNotedHere(): boolean {
    const { running } = this.database;
    return running !== undefined && this.noted.has(running);
  }

  /** Returns whether a request has written an entry. */
  hasNoted(request: Request): boolean {
    return this.noted.has(request);
  }
}

function valuesOf(author: Author, { thing, recordId, what, from, to }: AuditedWrite): readonly unknown[] {
  const { who, kind, proved, requestId, source, role, link = null } = author;
  return [who, kind, proved, thing, recordId, what, asJson(from), asJson(to), requestId, source, role, link];
}

function asJson(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value);
}

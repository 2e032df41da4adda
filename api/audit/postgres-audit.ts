import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Audit, type AuditedWrite } from '../../domain/port/audit.ts';
import { Database } from '../database/database.ts';
import { currentRequest } from '../http/current-request.ts';
import { organizerOf } from '../session/organizer.ts';
import { scoreKeeperOf } from '../session/score-keeper.ts';
import type { AuditRow } from './audit-row.ts';

/** Keeps the audit in the transaction of the write it tells of. */
@Injectable()
export class PostgresAudit extends Audit {
  constructor(private readonly database: Database) {
    super();
  }

  override async note({ thing, recordId, what, from, to }: AuditedWrite): Promise<void> {
    const request = currentRequest();
    const { who, kind } = authorOf(request);
    await this.database.query(
      `insert into audit (who, kind, thing, record_id, what, before, after, request_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [who, kind, thing, recordId, what, asJson(from), asJson(to), request?.id ?? null],
    );
  }
}

/** Who writes: an organizer, a score keeper by the name given, or the site by itself. */
function authorOf(request: Request | undefined): Pick<AuditRow, 'who' | 'kind'> {
  const organizer = request && organizerOf(request);
  if (organizer !== undefined) return { who: organizer.username, kind: 'organizer' };
  const keeper = request && scoreKeeperOf(request);
  return keeper === undefined ? { who: 'the site', kind: 'site' } : { who: keeper.name, kind: 'score keeper' };
}

function asJson(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value);
}

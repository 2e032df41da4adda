import { EntitySchema } from 'typeorm';
import type { AuditedThing } from '../../domain/port/audit.ts';
import { instantOfEntry, integer, nullable, numbered, varchar } from '../database/columns.ts';

/** One write of an organizer or a score keeper: who, what, from, to, when, by which request. */
export interface AuditRow {
  readonly id: number;
  readonly at: Date;
  readonly who: string;
  readonly kind: 'organizer' | 'score keeper' | 'site';
  readonly thing: AuditedThing;
  readonly recordId: number | null;
  readonly what: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly requestId: string | null;
}

export const auditRows = new EntitySchema<AuditRow>({
  name: 'audit',
  tableName: 'audit',
  columns: {
    id: numbered('audit'),
    at: instantOfEntry('at'),
    who: varchar('who', 100),
    kind: varchar('kind', 20),
    thing: varchar('thing', 20),
    recordId: nullable(integer('record_id')),
    what: varchar('what', 100),
    before: nullable({ name: 'before', type: 'jsonb' }),
    after: nullable({ name: 'after', type: 'jsonb' }),
    requestId: nullable(varchar('request_id', 64)),
  },
  indices: [{ name: 'audit_record_index', columns: ['thing', 'recordId'] }],
  checks: [{ name: 'audit_kind_known', expression: `kind in ('organizer', 'score keeper', 'site')` }],
});

import type { AuditedThing, Proof } from '../../domain/port/audit.ts';
import type { Role } from '../../domain/rule/access/role.ts';
import {
  instantOfEntry,
  integer,
  json,
  nullable,
  numberedWithin64Bits,
  rowsOf,
  varchar,
  withDefault,
} from '../database/columns.ts';

export const auditKinds = ['organizer', 'score keeper', 'captain', 'family', 'visitor', 'site'] as const;

export type AuditKind = (typeof auditKinds)[number];

/** Audit entry of one write or disclosure: author, proof, deed, values before and after, time, request and approximate source. */
interface AuditRow {
  readonly id: number;
  readonly at: Date;
  readonly who: string;
  readonly kind: AuditKind;
  readonly proved: Proof;
  readonly thing: AuditedThing;
  readonly recordId: number | null;
  readonly what: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly requestId: string | null;
  /** Keyed hash of the caller's /24 or /64 network; the key changes daily, so it identifies a network for one day and never an address. */
  readonly source: string | null;
  /** Role in which an organizer acted. */
  readonly role: Role | null;
}

const knownKinds = `kind in (${auditKinds.map((kind) => `'${kind}'`).join(', ')})`;

export const auditRows = rowsOf<AuditRow>({
  name: 'audit',
  tableName: 'audit',
  columns: {
    id: numberedWithin64Bits('audit'),
    at: instantOfEntry('at'),
    who: varchar('who', 100),
    kind: varchar('kind', 20),
    thing: varchar('thing', 20),
    recordId: nullable(integer('record_id')),
    what: varchar('what', 100),
    before: nullable(json('before')),
    after: nullable(json('after')),
    requestId: nullable(varchar('request_id', 64)),
    proved: withDefault(varchar('proved', 20), 'nobody'),
    source: nullable(varchar('source', 50)),
    role: nullable(varchar('role', 20)),
  },
  indices: [{ name: 'audit_record_index', columns: ['thing', 'recordId'] }],
  checks: [{ name: 'audit_kind_known', expression: knownKinds }],
});

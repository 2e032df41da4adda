import { EntitySchema } from 'typeorm';
import type { AuditedThing, Proof } from '../../domain/port/audit.ts';
import type { Role } from '../../domain/session/role.ts';
import { instantOfEntry, integer, nullable, numbered, varchar, withDefault } from '../database/columns.ts';

export const auditKinds = ['organizer', 'score keeper', 'captain', 'family', 'visitor', 'site'] as const;

export type AuditKind = (typeof auditKinds)[number];

/** One write or disclosure: who, how proved, what, from, to, when, by which request, from roughly where. */
export interface AuditRow {
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
  /** The /24 or /64 of the caller, under the key of that day: alike all day, and nobody's address. */
  readonly source: string | null;
  /** Drawn for each entry, and again when words are taken out. */
  readonly salt: string | null;
  /** In which role an organizer acted. */
  readonly role: Role | null;
}

const knownKinds = `kind in (${auditKinds.map((kind) => `'${kind}'`).join(', ')})`;

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
    proved: withDefault(varchar('proved', 20), 'nobody'),
    source: nullable(varchar('source', 50)),
    salt: nullable({ name: 'salt', type: 'uuid' }),
    role: nullable(varchar('role', 20)),
  },
  indices: [{ name: 'audit_record_index', columns: ['thing', 'recordId'] }],
  checks: [{ name: 'audit_kind_known', expression: knownKinds }],
});

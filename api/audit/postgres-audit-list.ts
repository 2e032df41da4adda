import type { AuditEntry } from '../../domain/answer/audit/audit-entry.ts';
import { auditedThings } from '../../domain/port/audit.ts';
import { numbered, oneOf, searched } from '../database/list-filter.ts';
import type { Listing } from '../database/listing.ts';
import { auditKinds } from './audit-row.ts';

/** Who has written what, and seen what: how that was known, and from roughly where. */
export const auditList: Listing<AuditEntry> = {
  resource: 'audit',
  countsAs: 'read the audit',
  table: 'audit',
  alias: 'entry',
  columns: [
    'entry.id',
    'entry.at',
    'entry.who',
    'entry.kind',
    'entry.role',
    'entry.proved',
    'entry.thing',
    'entry.record_id as "recordId"',
    'entry.what',
    'entry.before as "from"',
    'entry.after as "to"',
    'entry.request_id as "requestId"',
    'entry.source',
  ],
  sorts: { id: 'entry.id', at: 'entry.at', who: 'entry.who', thing: 'entry.thing', what: 'entry.what' },
  usual: ['id', 'DESC'],
  filters: {
    id: numbered('entry.id'),
    q: searched(`lower(entry.who || ' ' || entry.thing || ' ' || entry.what)`),
    thing: oneOf('entry.thing', auditedThings),
    kind: oneOf('entry.kind', auditKinds),

    recordId: numbered('entry.record_id'),
  },
};

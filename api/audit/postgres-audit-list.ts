import { auditedThings } from '../../domain/port/audit.ts';
import { numbered, oneOf, searched } from '../database/list-filter.ts';
import type { Listing } from '../database/listing.ts';

/** What organizers and score keepers have written. */
export const auditList: Listing = {
  resource: 'audit',
  table: 'audit',
  alias: 'entry',
  columns: [
    'entry.id',
    'entry.at',
    'entry.who',
    'entry.kind',
    'entry.thing',
    'entry.record_id as "recordId"',
    'entry.what',
    'entry.before as "from"',
    'entry.after as "to"',
    'entry.request_id as "requestId"',
  ],
  sorts: { id: 'entry.id', at: 'entry.at', who: 'entry.who', thing: 'entry.thing', what: 'entry.what' },
  usual: ['id', 'DESC'],
  filters: {
    id: numbered('entry.id'),
    q: searched(`lower(entry.who || ' ' || entry.thing || ' ' || entry.what)`),
    thing: oneOf('entry.thing', auditedThings),
    recordId: numbered('entry.record_id'),
  },
};

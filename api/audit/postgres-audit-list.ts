import type { AuditEntry } from '../../domain/answer/audit/audit-entry.ts';
import { auditedThings } from '../../domain/port/audit.ts';
import { type ListFilter, numbered, numbersOf, oneOf, searched, yesOrNo } from '../database/list-filter.ts';
import type { Listing } from '../database/listing.ts';
import { auditKinds } from './audit-row.ts';
import { nothingChanged } from './audited-call.ts';

/** Filters entries about records of these kinds, by the index of their record ids. */
function about(...things: readonly (typeof auditedThings)[number][]): ListFilter {
  const named = things.map((thing) => `'${thing}'`).join(', ');
  return (value, bind, name) => {
    const { where } = numbered('entry.record_id')(value, bind, name);
    return { where: `(entry.thing in (${named}) and ${where})` };
  };
}

/** Filters entries about a player and about any of the player's registrations. */
const aboutPlayer: ListFilter = (value, bind, name) => {
  const players = `any(${bind(numbersOf(value, name))}::int[])`;
  return {
    where: `entry.id in (
      select id from audit where thing = 'player' and record_id = ${players}
      union all
      select noted.id from audit noted join tournament_registrations registered on registered.id = noted.record_id
      where noted.thing in ('registration', 'waiver') and registered.player_id = ${players})`,
  };
};

/** Largest number of an entry: 64 bits on file, of which a program's number holds 53. */
const largestAuditId = Number.MAX_SAFE_INTEGER;

/** Condition for entries of views, which changed nothing. */
const isLookSql = `(entry.what = any(array['shown', 'looked at', '${nothingChanged}']) or entry.what like '% shown' or entry.what like '% shown to the family')`;

/** Audit list of the back office: author, deed, proof and approximate source of each write and view. */
export const auditList: Listing<AuditEntry> = {
  resource: 'audit',
  largestId: largestAuditId,
  countsAs: 'read the audit',
  table: 'audit',
  alias: 'entry',
  columns: [
    'entry.id::float8 as id',
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
    id: numbered('entry.id', largestAuditId),
    q: searched(`lower(entry.who || ' ' || entry.thing || ' ' || entry.what)`),
    thing: oneOf('entry.thing', auditedThings),
    kind: oneOf('entry.kind', auditKinds),
    recordId: numbered('entry.record_id'),
    isLook: yesOrNo(isLookSql),
    aboutPlayer,
    aboutTeam: about('team'),
    aboutRegistration: about('registration', 'waiver'),
    aboutTournament: about('tournament', 'bracket'),
    aboutGame: about('game'),
  },
};

import { Box } from '@mui/material';
import { DataTable, type ResourceProps, useRecordContext } from 'react-admin';
import type { AuditEntry } from '../../domain/answer/audit/audit-entry.ts';
import { roleNames } from '../../domain/session/role.ts';
import { ExportButton } from '../kit/export-button.tsx';
import { ListPage } from '../kit/list-page.tsx';
import { PlainTable } from '../kit/plain-table.tsx';
import { RecordCard } from '../kit/record-card.tsx';
import { dayAndTimeOf } from '../time/eastern-time.ts';
import { words } from './words.ts';

/** Who has written what, and seen what, reached by the menu: read only. */
export const audit: ResourceProps = { name: 'audit', list: AuditPage, options: { label: words.title } };

const { columns } = words;
const sorts = [
  { field: 'id', label: words.newest, order: 'DESC' },
  { field: 'who', label: columns.who },
] as const;

function AuditPage() {
  return (
    <ListPage
      {...words}
      sort={{ field: 'id', order: 'DESC' }}
      sorts={sorts}
      table={<AuditTable />}
      card={AuditCard}
      actions={<ExportButton />}
    />
  );
}

function AuditTable() {
  return (
    <PlainTable>
      <DataTable.Col source="id" label={columns.at} sx={{ whiteSpace: 'nowrap' }}>
        <When />
      </DataTable.Col>
      <DataTable.Col source="who" label={columns.who}>
        <Who />
      </DataTable.Col>
      <DataTable.Col source="proved" label={columns.proved} disableSort />
      <DataTable.Col source="what" label={columns.what}>
        <What />
      </DataTable.Col>
      <DataTable.Col source="change" label={columns.change} disableSort sx={{ overflowWrap: 'anywhere' }}>
        <Change />
      </DataTable.Col>
      <DataTable.Col source="source" label={columns.source} disableSort>
        <Source />
      </DataTable.Col>
    </PlainTable>
  );
}

function AuditCard() {
  const entry = useRecordContext<AuditEntry>();
  if (entry === undefined) return null;
  return (
    <RecordCard
      title={<What />}
      facts={[
        [columns.at, <When key="at" />],
        [columns.who, <Who key="who" />],
        [columns.proved, entry.proved],
        [columns.change, <Change key="change" />],
        [columns.source, <Source key="source" />],
      ]}
    />
  );
}

/** An organizer with the role of that moment. */
function Who() {
  const entry = useRecordContext<AuditEntry>();
  if (entry === undefined) return null;
  return <>{entry.role === null ? entry.who : words.inRole(entry.who, roleNames[entry.role])}</>;
}

function When() {
  return <>{dayAndTimeOf(useRecordContext<AuditEntry>()?.at)}</>;
}

/** Enough of it to see what comes from one place on one day. */
function Source() {
  return <>{useRecordContext<AuditEntry>()?.source?.slice(0, 6) ?? ''}</>;
}

function What() {
  const entry = useRecordContext<AuditEntry>();
  if (entry === undefined) return null;
  return <>{[entry.thing, entry.recordId, entry.what].filter((part) => part !== null).join(' ')}</>;
}

/** What was before and what is now, name by name. */
function Change() {
  const entry = useRecordContext<AuditEntry>();
  if (entry === undefined) return null;
  const { from, to } = entry;
  const names = [...new Set([...Object.keys(from ?? {}), ...Object.keys(to ?? {})])];
  const lines = names.flatMap((name) => changeOf(name, from?.[name], to?.[name]));
  return (
    <Box component="span" sx={{ fontSize: '0.9375rem', '& > span': { display: 'block' } }}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </Box>
  );
}

/** What only came or only went is said by itself; what was empty and still is, not at all. */
function changeOf(name: string, from: unknown, to: unknown): readonly string[] {
  const [was, is] = [shown(from), shown(to)];
  if (was === '' && is === '') return [];
  return [was === '' || is === '' ? words.fact(name, was || is) : words.change(name, was, is)];
}

function shown(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

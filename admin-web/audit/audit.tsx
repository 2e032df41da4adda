import { Box, Link } from '@mui/material';
import { DataTable, type ResourceProps, useRecordContext } from 'react-admin';
import { Link as PageLink } from 'react-router';
import type { AuditEntry } from '../../domain/answer/audit/audit-entry.ts';
import { auditedThings } from '../../domain/port/audit.ts';
import { roleNames } from '../../domain/session/role.ts';
import { ExportButton } from '../kit/export-button.tsx';
import { FilterChoice } from '../kit/filter-choice.tsx';
import { ListPage } from '../kit/list-page.tsx';
import { PlainTable } from '../kit/plain-table.tsx';
import { RecordCard } from '../kit/record-card.tsx';
import { dayAndTimeOf } from '../time/eastern-time.ts';
import { pageOf } from './record-pages.ts';
import { words } from './words.ts';

/** Who has written what, and seen what, reached by the menu: read only. */
export const audit: ResourceProps = { name: 'audit', list: AuditPage, options: { label: words.title } };

const { columns } = words;
const sorts = [
  { field: 'id', label: words.newest, order: 'DESC' },
  { field: 'who', label: columns.who },
] as const;

const looks = Object.entries(words.looks.options).map(([value, label]) => ({ value, label }));
const things = auditedThings.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));

function AuditPage() {
  return (
    <ListPage
      {...words}
      sort={{ field: 'id', order: 'DESC' }}
      sorts={sorts}
      table={<AuditTable />}
      card={AuditCard}
      filters={
        <>
          <FilterChoice source="isLook" {...words.looks} options={looks} />
          <FilterChoice source="thing" {...words.things} options={things} />
        </>
      }
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
      <DataTable.Col source="who" label={columns.what} sx={{ minWidth: '18rem', overflowWrap: 'anywhere' }}>
        <Sentence />
        <Change />
      </DataTable.Col>
      <DataTable.Col source="role" label={columns.role} disableSort>
        <InRole />
      </DataTable.Col>
      <DataTable.Col source="proved" label={columns.proved} disableSort />
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
      title={<Sentence />}
      facts={[
        [columns.at, <When key="at" />],
        [columns.role, <InRole key="role" />],
        [columns.proved, entry.proved],
        [columns.source, <Source key="source" />],
      ]}
    >
      <Change />
    </RecordCard>
  );
}

/** What happened, which leads to the record as long as there is a page of it. */
function Sentence() {
  const entry = useRecordContext<AuditEntry>();
  if (entry === undefined) return null;
  const page = pageOf(entry);
  if (page === undefined) return <>{entry.sentence}</>;
  return (
    <Link component={PageLink} to={page} color="inherit" underline="hover">
      {entry.sentence}
    </Link>
  );
}

/** As what an organizer acted, at that moment. */
function InRole() {
  const role = useRecordContext<AuditEntry>()?.role ?? null;
  return <>{role === null ? '–' : roleNames[role]}</>;
}

function When() {
  return <>{dayAndTimeOf(useRecordContext<AuditEntry>()?.at)}</>;
}

/** Enough of it to see what comes from one place on one day. */
function Source() {
  return <>{useRecordContext<AuditEntry>()?.source?.slice(0, 6) ?? ''}</>;
}

/** What was before and what is now, name by name. */
function Change() {
  const entry = useRecordContext<AuditEntry>();
  if (entry === undefined) return null;
  const { from, to } = entry;
  const names = [...new Set([...Object.keys(from ?? {}), ...Object.keys(to ?? {})])];
  const lines = names.flatMap((name) => changeOf(name, from?.[name], to?.[name]));
  if (lines.length === 0) return null;
  return (
    <Box component="details" sx={difference}>
      <summary aria-label={words.differenceOf(entry.sentence)}>{columns.change}</summary>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Box>
  );
}

const difference = {
  fontSize: '0.9375rem',
  '& > summary': { cursor: 'pointer', width: 'fit-content', minHeight: 24, color: 'text.secondary' },
} as const;

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

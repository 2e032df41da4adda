import { Box, Link } from '@mui/material';
import { DataTable, type ResourceProps, useRecordContext } from 'react-admin';
import { Link as PageLink } from 'react-router';
import type { AuditEntry } from '../../domain/answer/audit/audit-entry.ts';
import { auditedThings } from '../../domain/port/audit.ts';
import { roleNames } from '../../domain/rule/access/role.ts';
import { counted } from '../kit/counted.ts';
import { ExportButton } from '../kit/export-button.tsx';
import { FilterChoice } from '../kit/filter-choice.tsx';
import { ListContent } from '../kit/list-content.tsx';
import { ListFilters } from '../kit/list-filters.tsx';
import { NothingListed } from '../kit/list-states.tsx';
import { ListHead, OfficeList } from '../kit/office-list.tsx';
import { PlainTable } from '../kit/plain-table.tsx';
import { RecordCard } from '../kit/record-card.tsx';
import { dayAndTimeOf } from '../time/eastern-time.ts';
import { changesInWords } from './changes-in-words.ts';
import { pageOf } from './record-pages.ts';

/** Audit log of changes and views, beside the settings of the site: read only. */
export const audit: ResourceProps = { name: 'audit', list: AuditPage, options: { label: 'Audit' } };

const sorts = [
  { field: 'id', label: 'Newest first', order: 'DESC' },
  { field: 'who', label: 'Who' },
] as const;

const looks = Object.entries({ false: 'Changes', true: 'Looks' }).map(([value, label]) => ({ value, label }));
const things = auditedThings.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));

function AuditPage() {
  return (
    <OfficeList sort={{ field: 'id', order: 'DESC' }}>
      <ListHead title="Audit" count={(entries) => counted(entries, 'entry', 'entries')}>
        <ExportButton />
      </ListHead>
      <ListFilters searchHint="Who or what" sorts={sorts}>
        <FilterChoice source="isLook" label="What" all="Changes and looks" options={looks} />
        <FilterChoice source="thing" label="About" all="Everything" options={things} />
      </ListFilters>
      <ListContent
        loading="Loading the audit…"
        failed="Failed to fetch the audit"
        empty={
          <NothingListed
            title="Nothing written yet"
            text="Every change, and every look at a family’s contact, stands here for good."
          />
        }
        card={AuditCard}
      >
        <AuditTable />
      </ListContent>
    </OfficeList>
  );
}

function AuditTable() {
  return (
    <PlainTable>
      <DataTable.Col source="id" label="When" sx={{ whiteSpace: 'nowrap' }}>
        <When />
      </DataTable.Col>
      <DataTable.Col source="who" label="Who" sx={{ overflowWrap: 'anywhere' }} />
      <DataTable.Col source="what" label="What" sx={{ minWidth: '16rem', overflowWrap: 'anywhere' }}>
        <Deed />
        <Change />
      </DataTable.Col>
      <DataTable.Col source="role" label="As what" disableSort>
        <InRole />
      </DataTable.Col>
      <DataTable.Col source="proved" label="Known by" disableSort />
      <DataTable.Col source="source" label="Source of the day" disableSort>
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
      title={<Deed />}
      facts={[
        ['Who', entry.who],
        ['When', <When key="at" />],
        ['As what', <InRole key="role" />],
        ['Known by', entry.proved],
        ['Source of the day', <Source key="source" />],
      ]}
    >
      <Change />
    </RecordCard>
  );
}

/** Record and what was done with it, as a link to the record if it has a page. */
function Deed() {
  const entry = useRecordContext<AuditEntry>();
  if (entry === undefined) return null;
  const { thing, recordId, what } = entry;
  const page = pageOf(entry);
  const text = `${recordId === null ? thing : `${thing} ${recordId}`}: ${what}`;
  if (page === undefined) return <>{text}</>;
  return (
    <Link component={PageLink} to={page} color="inherit" underline="hover">
      {text}
    </Link>
  );
}

/** Role in which the organizer acted at that moment. */
function InRole() {
  const role = useRecordContext<AuditEntry>()?.role ?? null;
  return <>{role === null ? '–' : roleNames[role]}</>;
}

function When() {
  return <>{dayAndTimeOf(useRecordContext<AuditEntry>()?.at)}</>;
}

/** First characters of the source, enough to recognise what comes from one place on one day. */
function Source() {
  return <>{useRecordContext<AuditEntry>()?.source?.slice(0, 6) ?? ''}</>;
}

/** Values before and after a change, by name. */
function Change() {
  const entry = useRecordContext<AuditEntry>();
  if (entry === undefined) return null;
  const lines = changesInWords(entry);
  if (lines.length === 0) return null;
  return (
    <Box component="details" sx={difference}>
      <summary aria-label={`Difference: ${entry.thing} ${entry.what}`}>Difference</summary>
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

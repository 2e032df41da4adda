import { Box } from '@mui/material';
import { DataTable, type ResourceProps, useRecordContext } from 'react-admin';
import {
  changeStateShown,
  type ListedChangeRequest,
} from '../../domain/answer/change-request/listed-change-request.ts';
import { changeStates } from '../../domain/change-request/change-request.ts';
import { Badge } from '../kit/badge.tsx';
import { ExportButton } from '../kit/export-button.tsx';
import { FilterChoice } from '../kit/filter-choice.tsx';
import { ListPage } from '../kit/list-page.tsx';
import { PageOf } from '../kit/page-of.tsx';
import { PlainTable } from '../kit/plain-table.tsx';
import { RecordCard } from '../kit/record-card.tsx';
import { dayAndTimeOf } from '../time/eastern-time.ts';
import { ChangeAnswer } from './change-answer.tsx';
import { words } from './words.ts';

/** What families and captains ask to withdraw or to move, each with what a yes would do; reached by the menu. */
export const changeRequests: ResourceProps = {
  name: 'change-requests',
  list: ChangeRequestsPage,
  options: { label: words.title },
  recordRepresentation: 'playerName',
};

const { columns } = words;
const sorts = [
  { field: 'id', label: words.newest, order: 'DESC' },
  { field: 'playerName', label: columns.playerName },
  { field: 'state', label: columns.state },
] as const;
const states = changeStates.map((value) => ({ value, label: words.states[value] }));

function ChangeRequestsPage() {
  return (
    <ListPage
      {...words}
      sort={{ field: 'id', order: 'DESC' }}
      sorts={sorts}
      table={<ChangeRequestTable />}
      card={ChangeRequestCard}
      filters={<FilterChoice source="state" {...words.filter} options={states} />}
      actions={<ExportButton />}
    />
  );
}

function ChangeRequestTable() {
  return (
    <PlainTable>
      <DataTable.Col source="askedAt" label={columns.askedAt}>
        <Asked />
      </DataTable.Col>
      <DataTable.Col source="playerName" label={columns.playerName} sx={{ fontWeight: 600 }}>
        <Asker />
      </DataTable.Col>
      <DataTable.Col source="wish" label={columns.wish} disableSort>
        <Wish />
      </DataTable.Col>
      <DataTable.Col source="follows" label={columns.follows} disableSort>
        <Follows />
      </DataTable.Col>
      <DataTable.Col source="state" label={columns.state}>
        <State />
      </DataTable.Col>
      <DataTable.Col source="actions" label={columns.actions} disableSort sx={{ whiteSpace: 'nowrap' }}>
        <ChangeAnswer />
      </DataTable.Col>
    </PlainTable>
  );
}

function Asked() {
  return <>{dayAndTimeOf(useRecordContext<ListedChangeRequest>()?.askedAt ?? null) ?? '–'}</>;
}

function Asker() {
  const request = useRecordContext<ListedChangeRequest>();
  if (request === undefined) return null;
  const { teamId, playerId } = request;
  const asker = teamId === null ? { resource: 'players', id: playerId } : { resource: 'teams', id: teamId };
  return <PageOf {...asker} name={words.asker(request)} isInRow />;
}

function Wish() {
  const request = useRecordContext<ListedChangeRequest>();
  if (request === undefined) return null;
  return (
    <>
      {words.wish(request)}
      {request.reason !== null && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary', whiteSpace: 'normal' }}>
          {request.reason}
        </Box>
      )}
    </>
  );
}

/** What a yes would do; of an answered one what the organizers wrote. */
function Follows() {
  const request = useRecordContext<ListedChangeRequest>();
  if (request === undefined) return null;
  const lines = request.state === 'asked' ? request.follows : [request.remark ?? ''];
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, whiteSpace: 'normal' }}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  );
}

function State() {
  const request = useRecordContext<ListedChangeRequest>();
  if (request === undefined) return null;
  const tone = request.state === 'asked' ? 'strong' : request.state === 'granted' ? 'good' : 'quiet';
  return <Badge tone={tone}>{changeStateShown(request)}</Badge>;
}

function ChangeRequestCard() {
  const request = useRecordContext<ListedChangeRequest>();
  if (request === undefined) return null;
  return (
    <RecordCard
      title={words.asker(request)}
      badge={<State />}
      facts={[
        [columns.askedAt, <Asked key="asked" />],
        [columns.wish, <Wish key="wish" />],
        [columns.follows, <Follows key="follows" />],
      ]}
    >
      <ChangeAnswer />
    </RecordCard>
  );
}

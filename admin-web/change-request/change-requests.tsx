import { Box } from '@mui/material';
import { DataTable, type ResourceProps, useRecordContext } from 'react-admin';
import {
  changeStateLabels,
  changeStateView,
  type ListedChangeRequest,
} from '../../domain/answer/change-request/listed-change-request.ts';
import { changeStates } from '../../domain/change-request/change-request.ts';
import { dollars } from '../../domain/payment/fee.ts';
import { requestKindLabels } from '../../domain/use-case/change-request/change-request-form.ts';
import { Badge } from '../kit/badge.tsx';
import { counted } from '../kit/counted.ts';
import { ExportButton } from '../kit/export-button.tsx';
import { FilterChoice } from '../kit/filter-choice.tsx';
import { ListContent } from '../kit/list-content.tsx';
import { ListFilters } from '../kit/list-filters.tsx';
import { NothingListed } from '../kit/list-states.tsx';
import { ListHead, OfficeList } from '../kit/office-list.tsx';
import { PageOf } from '../kit/page-of.tsx';
import { PlainTable } from '../kit/plain-table.tsx';
import { RecordCard } from '../kit/record-card.tsx';
import { dayAndTimeOf } from '../time/eastern-time.ts';
import { askerOf, ChangeAnswer } from './change-answer.tsx';

export const changeRequestsTitle = 'Change Requests';

export const wishOf = ({ kind, tournament, toTournament, isRefundWanted, paidCents }: ListedChangeRequest) =>
  kind !== 'withdrawal'
    ? `${requestKindLabels[kind]}: ${tournament} to ${toTournament}`
    : `${requestKindLabels.withdrawal}: ${tournament}${isRefundWanted ? `, ${dollars(paidCents)} back` : ''}`;

/** Requests of families and captains to withdraw or move, each with its consequences; reached by the menu. */
export const changeRequests: ResourceProps = {
  name: 'change-requests',
  list: ChangeRequestsPage,
  options: { label: changeRequestsTitle },
  recordRepresentation: 'playerName',
};

const sorts = [
  { field: 'id', label: 'Newest first', order: 'DESC' },
  { field: 'playerName', label: 'Family or Team' },
  { field: 'state', label: 'State' },
] as const;
const states = changeStates.map((value) => ({ value, label: changeStateLabels[value] }));

function ChangeRequestsPage() {
  return (
    <OfficeList sort={{ field: 'id', order: 'DESC' }}>
      <ListHead title={changeRequestsTitle} count={(requests) => counted(requests, 'request')}>
        <ExportButton />
      </ListHead>
      <ListFilters searchHint="Player, team, email or phone" sorts={sorts}>
        <FilterChoice source="state" label="State" all="All states" options={states} />
      </ListFilters>
      <ListContent
        loading="Loading the requests…"
        failed="Failed to fetch change requests"
        empty={
          <NothingListed
            title="Nobody asks for anything"
            text="What families and captains want to withdraw or to move appears here."
          />
        }
        card={ChangeRequestCard}
      >
        <ChangeRequestTable />
      </ListContent>
    </OfficeList>
  );
}

function ChangeRequestTable() {
  return (
    <PlainTable>
      <DataTable.Col source="askedAt" label="Asked">
        <Asked />
      </DataTable.Col>
      <DataTable.Col source="playerName" label="Family or Team" sx={{ fontWeight: 600 }}>
        <Asker />
      </DataTable.Col>
      <DataTable.Col source="wish" label="Wish" disableSort>
        <Wish />
      </DataTable.Col>
      <DataTable.Col source="follows" label="What a yes would do" disableSort>
        <Follows />
      </DataTable.Col>
      <DataTable.Col source="state" label="State">
        <State />
      </DataTable.Col>
      <DataTable.Col source="actions" label="Actions" disableSort sx={{ whiteSpace: 'nowrap' }}>
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
  return <PageOf {...asker} name={askerOf(request)} isInRow />;
}

function Wish() {
  const request = useRecordContext<ListedChangeRequest>();
  if (request === undefined) return null;
  return (
    <>
      {wishOf(request)}
      {request.reason !== null && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary', whiteSpace: 'normal' }}>
          {request.reason}
        </Box>
      )}
    </>
  );
}

/** Consequences of accepting, or the organizers' remark on an answered request. */
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
  return <Badge tone={tone}>{changeStateView(request)}</Badge>;
}

function ChangeRequestCard() {
  const request = useRecordContext<ListedChangeRequest>();
  if (request === undefined) return null;
  return (
    <RecordCard
      title={askerOf(request)}
      badge={<State />}
      facts={[
        ['Asked', <Asked key="asked" />],
        ['Wish', <Wish key="wish" />],
        ['What a yes would do', <Follows key="follows" />],
      ]}
    >
      <ChangeAnswer />
    </RecordCard>
  );
}

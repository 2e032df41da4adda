import Read from '@mui/icons-material/PlaylistAddCheck';
import { Button, Link as TextLink } from '@mui/material';
import { DataTable, type ResourceProps, useRecordContext } from 'react-admin';
import { Link, Route, Routes } from 'react-router';
import type { ListedEntry } from '../../domain/answer/ledger/listed-entry.ts';
import { everyWayOption } from '../../domain/payment/payment-method.ts';
import { ExportButton } from '../kit/export-button.tsx';
import { FilterChoice } from '../kit/filter-choice.tsx';
import { ListPage } from '../kit/list-page.tsx';
import { May } from '../kit/may.tsx';
import { PageOf } from '../kit/page-of.tsx';
import { PlainTable } from '../kit/plain-table.tsx';
import { RecordCard } from '../kit/record-card.tsx';
import { shortDay } from '../time/eastern-time.ts';
import { TournamentFilter } from '../tournament/tournament-filter.tsx';
import { GoneMoneyDialog } from './account-dialogs.tsx';
import { CashUpSection } from './cash-up.tsx';
import { DayFilter } from './day-filter.tsx';
import { figure } from './entry-lines.tsx';
import { StatementDialog } from './statement-dialog.tsx';
import { amount, words } from './words.ts';

/** What came in and went out, entry by entry, summed up for the till; reached by the menu. */
export const ledger: ResourceProps = {
  name: 'ledger',
  list: MoneyPage,
  options: { label: words.title },
  recordRepresentation: 'paymentReference',
};

const { columns } = words;
const sorts = [
  { field: 'receivedOn', label: words.newest, order: 'DESC' },
  { field: 'amountCents', label: columns.amountCents, order: 'DESC' },
] as const;

function MoneyPage() {
  return (
    <>
      <ListPage
        {...words}
        sort={{ field: 'receivedOn', order: 'DESC' }}
        sorts={sorts}
        table={<EntryTable />}
        card={EntryCard}
        above={<CashUpSection />}
        filters={
          <>
            <TournamentFilter />
            <FilterChoice source="method" {...words.filters.method} options={everyWayOption} />
            <FilterChoice
              source="isToRefund"
              {...words.refunds}
              options={[{ value: 'true', label: words.refunds.choice }]}
            />
            <DayFilter source="from" />
            <DayFilter source="until" />
          </>
        }
        actions={
          <>
            <ExportButton />
            <May act="change">
              <Button component={Link} to="/ledger/statement" variant="contained" startIcon={<Read />}>
                {words.statement.action}
              </Button>
            </May>
          </>
        }
      />
      <Routes>
        <Route path="statement" element={<StatementDialog />} />
        <Route path="gone/:registrationId" element={<GoneMoneyDialog />} />
        <Route path="*" element={null} />
      </Routes>
    </>
  );
}

function EntryTable() {
  return (
    <PlainTable>
      <DataTable.Col source="receivedOn" label={columns.receivedOn}>
        <Day />
      </DataTable.Col>
      <DataTable.NumberCol source="amountCents" label={columns.amountCents} sx={figure}>
        <Amount />
      </DataTable.NumberCol>
      <DataTable.Col source="method" label={columns.method} disableSort>
        <Way />
      </DataTable.Col>
      <DataTable.Col source="cause" label={columns.cause} disableSort>
        <Cause />
      </DataTable.Col>
      <DataTable.Col source="playerName" label={columns.player} disableSort>
        <Who />
      </DataTable.Col>
      <DataTable.Col source="tournamentName" label={columns.tournament} disableSort>
        <Where />
      </DataTable.Col>
      <DataTable.Col source="paymentReference" label={columns.reference} disableSort sx={{ whiteSpace: 'nowrap' }} />
      <DataTable.Col source="enteredBy" label={columns.enteredBy} disableSort />
    </PlainTable>
  );
}

function EntryCard() {
  const entry = useRecordContext<ListedEntry>();
  if (entry === undefined) return null;
  return (
    <RecordCard
      title={amount(entry.amountCents)}
      facts={[
        [columns.receivedOn, <Day key="day" />],
        [columns.method, <Way key="way" />],
        [columns.cause, <Cause key="cause" />],
        [columns.player, <Who key="who" />],
        [columns.tournament, <Where key="where" />],
        [columns.reference, entry.paymentReference],
        [columns.enteredBy, entry.enteredBy],
      ]}
    />
  );
}

function Day() {
  const entry = useRecordContext<ListedEntry>();
  return entry === undefined ? null : shortDay(entry.receivedOn);
}

function Amount() {
  const entry = useRecordContext<ListedEntry>();
  return entry === undefined ? null : amount(entry.amountCents);
}

function Way() {
  const entry = useRecordContext<ListedEntry>();
  return entry === undefined ? null : words.way(entry);
}

function Cause() {
  const entry = useRecordContext<ListedEntry>();
  if (entry === undefined) return null;
  return (
    <>
      {[words.cause(entry), entry.note].filter(Boolean).join(' · ')}{' '}
      {entry.isToRefund && (
        <TextLink component={Link} to={`/ledger/gone/${entry.registrationId}`}>
          {words.toRefund}
        </TextLink>
      )}
    </>
  );
}

/** Leads to all the money of the player. */
function Who() {
  const entry = useRecordContext<ListedEntry>();
  if (entry === undefined) return null;
  if (entry.playerId === null) return words.erased;
  return (
    <TextLink component={Link} to={`/players/${entry.playerId}/money`}>
      {entry.playerName}
    </TextLink>
  );
}

function Where() {
  const entry = useRecordContext<ListedEntry>();
  if (entry === undefined) return null;
  return <PageOf resource="tournaments" id={entry.tournamentId} name={entry.tournamentName} isInRow />;
}

import { Link as TextLink } from '@mui/material';
import { DataTable, type ResourceProps, useRecordContext } from 'react-admin';
import { Link, Route, Routes } from 'react-router';
import type { ListedEntry } from '../../domain/answer/ledger/listed-entry.ts';
import { everyPaymentOption } from '../../domain/rule/payment/payment-method.ts';
import { moneyReceived } from '../../domain/use-case/ledger/money-form.ts';
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
import { shortDay } from '../time/eastern-time.ts';
import { TournamentFilter } from '../tournament/tournament-filter.tsx';
import { GoneMoneyDialog } from './account-dialogs.tsx';
import { amount } from './amount.ts';
import { CashUpSection } from './cash-up.tsx';
import { DayFilter } from './day-filter.tsx';
import { EnteredByFilter } from './entered-by-filter.tsx';
import { causeOf, wayOf } from './entry-facts.ts';
import { figure } from './entry-lines.tsx';

export const moneyTitle = 'Money';

/** Ledger of received and refunded money with a cash-up, reached by the menu. */
export const ledger: ResourceProps = {
  name: 'ledger',
  list: MoneyPage,
  options: { label: moneyTitle },
  recordRepresentation: 'paymentReference',
};

const sorts = [
  { field: 'receivedOn', label: 'Newest day first', order: 'DESC' },
  { field: 'amountCents', label: 'How much', order: 'DESC' },
] as const;

function MoneyPage() {
  return (
    <>
      <OfficeList sort={{ field: 'receivedOn', order: 'DESC' }}>
        <ListHead title={moneyTitle} count={(entries) => counted(entries, 'entry', 'entries')}>
          <ExportButton />
        </ListHead>
        <ListFilters searchHint="Player, phone or reference" sorts={sorts}>
          <TournamentFilter />
          <FilterChoice
            source="method"
            label={moneyReceived.fields.paymentMethod.label}
            all="All ways"
            options={everyPaymentOption}
          />
          <FilterChoice
            source="isToRefund"
            label="Registration"
            all="All entries"
            options={[{ value: 'true', label: 'To be refunded' }]}
          />
          <EnteredByFilter />
          <DayFilter source="from" />
          <DayFilter source="until" />
        </ListFilters>
        <CashUpSection />
        <ListContent
          loading="Loading the entries…"
          failed="Failed to fetch the entries"
          empty={
            <NothingListed
              title="No money entered here"
              text="Confirm a payment, or add one from a registration: each becomes an entry."
            />
          }
          card={EntryCard}
        >
          <EntryTable />
        </ListContent>
      </OfficeList>
      <Routes>
        <Route path="gone/:registrationId" element={<GoneMoneyDialog />} />
        <Route path="*" element={null} />
      </Routes>
    </>
  );
}

function EntryTable() {
  return (
    <PlainTable>
      <DataTable.Col source="receivedOn" label={moneyReceived.fields.receivedOn.label}>
        <Day />
      </DataTable.Col>
      <DataTable.Col source="amountCents" label="How much" sx={{ ...figure, textAlign: 'right' }}>
        <Amount />
      </DataTable.Col>
      <DataTable.Col source="method" label="How" disableSort>
        <Way />
      </DataTable.Col>
      <DataTable.Col source="cause" label="What for" disableSort>
        <Cause />
      </DataTable.Col>
      <DataTable.Col source="playerName" label="Who" disableSort>
        <Who />
      </DataTable.Col>
      <DataTable.Col source="tournamentName" label="Where" disableSort>
        <Where />
      </DataTable.Col>
      <DataTable.Col source="paymentReference" label="Reference" disableSort sx={{ whiteSpace: 'nowrap' }} />
      <DataTable.Col source="enteredBy" label="Entered by" disableSort />
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
        [moneyReceived.fields.receivedOn.label, <Day key="day" />],
        ['How', <Way key="way" />],
        ['What for', <Cause key="cause" />],
        ['Who', <Who key="who" />],
        ['Where', <Where key="where" />],
        ['Reference', entry.paymentReference],
        ['Entered by', entry.enteredBy],
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
  return entry === undefined ? null : wayOf(entry);
}

function Cause() {
  const entry = useRecordContext<ListedEntry>();
  if (entry === undefined) return null;
  return (
    <>
      {[causeOf(entry), entry.note].filter(Boolean).join(' · ')}{' '}
      {entry.isToRefund && (
        <TextLink
          component={Link}
          to={entry.playerId === null ? `/ledger/gone/${entry.registrationId}` : `/players/${entry.playerId}/money`}
        >
          To be refunded
        </TextLink>
      )}
    </>
  );
}

/** Name of the player with a link to all of their money. */
function Who() {
  const entry = useRecordContext<ListedEntry>();
  if (entry === undefined) return null;
  if (entry.playerId === null) return 'Erased';
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

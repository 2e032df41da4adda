import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { DataTable, type ResourceProps, useRecordContext } from 'react-admin';
import { Link } from 'react-router';
import type { ListedMailing } from '../../domain/answer/mailing/listed-mailing.ts';
import { ListPage } from '../kit/list-page.tsx';
import { May } from '../kit/may.tsx';
import { PlainTable } from '../kit/plain-table.tsx';
import { RecordCard } from '../kit/record-card.tsx';
import { dayAndTimeOf } from '../time/eastern-time.ts';
import { useTournaments } from '../tournament/use-tournaments.ts';
import { audienceInWords } from './audience.ts';
import { NewMailingPage } from './new-mailing-page.tsx';
import { RemindersSection } from './reminders-section.tsx';
import { words } from './words.ts';

/** Letters to many and reminders, reached by the menu. */
export const mailings: ResourceProps = {
  name: 'mailings',
  list: MailingsPage,
  create: NewMailingPage,
  options: { label: words.title },
  recordRepresentation: 'subject',
};

const { columns } = words;
const sorts = [
  { field: 'id', label: words.newest, order: 'DESC' },
  { field: 'subject', label: columns.subject },
] as const;

function MailingsPage() {
  return (
    <ListPage
      {...words}
      sort={{ field: 'id', order: 'DESC' }}
      sorts={sorts}
      above={<RemindersSection />}
      table={<MailingTable />}
      card={MailingCard}
      actions={
        <May act="change">
          <Button component={Link} to="/mailings/create" variant="contained" startIcon={<Add />}>
            {words.add}
          </Button>
        </May>
      }
    />
  );
}

function MailingTable() {
  return (
    <PlainTable>
      <DataTable.Col source="subject" label={columns.subject} sx={{ fontWeight: 600 }} />
      <DataTable.Col source="filter" label={columns.to} disableSort>
        <To />
      </DataTable.Col>
      <DataTable.Col source="letters" label={columns.letters} disableSort>
        <Progress />
      </DataTable.Col>
      <DataTable.Col source="sentBy" label={columns.sentBy} disableSort />
      <DataTable.Col source="id" label={columns.createdAt}>
        <SentAt />
      </DataTable.Col>
    </PlainTable>
  );
}

function MailingCard() {
  const mailing = useRecordContext<ListedMailing>();
  if (mailing === undefined) return null;
  return (
    <RecordCard
      title={mailing.subject}
      facts={[
        [columns.to, <To key="to" />],
        [columns.letters, <Progress key="letters" />],
        [columns.sentBy, mailing.sentBy],
        [columns.createdAt, <SentAt key="sent" />],
      ]}
    />
  );
}

/** Those who were meant, with the tournament by its name. */
function To() {
  const mailing = useRecordContext<ListedMailing>();
  const { tournaments } = useTournaments();
  if (mailing === undefined) return null;
  const filter: Readonly<Record<string, unknown>> = JSON.parse(mailing.filter);
  const tournament = tournaments.find(({ id }) => id === filter.tournamentId)?.name;
  const bracket = typeof filter.ageBracket === 'string' ? filter.ageBracket : undefined;
  const parts = [audienceInWords({ list: mailing.list, filter }), tournament, bracket];
  return <>{parts.filter((part) => part !== undefined).join(', ')}</>;
}

function Progress() {
  const mailing = useRecordContext<ListedMailing>();
  return mailing === undefined ? null : words.progress(mailing.letters, mailing.toWrite, mailing.leftOut);
}

function SentAt() {
  return <>{dayAndTimeOf(useRecordContext<ListedMailing>()?.createdAt) ?? ''}</>;
}

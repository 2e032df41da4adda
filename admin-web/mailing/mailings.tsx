import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { DataTable, type ResourceProps, useRecordContext } from 'react-admin';
import { Link } from 'react-router';
import type { ListedMailing } from '../../domain/answer/mailing/listed-mailing.ts';
import { newMailing } from '../../domain/use-case/mailing/mailing-form.ts';
import { counted } from '../kit/counted.ts';
import { ListPage } from '../kit/list-page.tsx';
import { May } from '../kit/may.tsx';
import { PlainTable } from '../kit/plain-table.tsx';
import { RecordCard } from '../kit/record-card.tsx';
import { dayAndTimeOf } from '../time/eastern-time.ts';
import { useTournaments } from '../tournament/use-tournaments.ts';
import { audienceInWords } from './audience.ts';
import { NewMailingPage, newMailingTitle } from './new-mailing-page.tsx';
import { RemindersSection } from './reminders-section.tsx';

/** Mailings and reminders, reached by the menu. */
export const mailings: ResourceProps = {
  name: 'mailings',
  list: MailingsPage,
  create: NewMailingPage,
  options: { label: 'Mailings' },
  recordRepresentation: 'subject',
};

const sorts = [
  { field: 'id', label: 'Newest first', order: 'DESC' },
  { field: 'subject', label: newMailing.fields.subject.label },
] as const;

function MailingsPage() {
  return (
    <ListPage
      title="Mailings"
      count={(all) => counted(all, 'mailing')}
      searchHint="Words of the subject"
      loading="Loading the mailings…"
      failed="Failed to fetch the mailings"
      none={{
        title: 'No mailings yet',
        text: 'Write to everybody who has not paid, to a division, or to all captains: New mailing, or “Mail these” above a list.',
      }}
      sort={{ field: 'id', order: 'DESC' }}
      sorts={sorts}
      above={<RemindersSection />}
      table={<MailingTable />}
      card={MailingCard}
      actions={
        <May act="change">
          <Button component={Link} to="/mailings/create" variant="contained" startIcon={<Add />}>
            {newMailingTitle}
          </Button>
        </May>
      }
    />
  );
}

function MailingTable() {
  return (
    <PlainTable>
      <DataTable.Col source="subject" label={newMailing.fields.subject.label} sx={{ fontWeight: 600 }} />
      <DataTable.Col source="filter" label="To" disableSort>
        <To />
      </DataTable.Col>
      <DataTable.Col source="letters" label="Letters" disableSort>
        <Progress />
      </DataTable.Col>
      <DataTable.Col source="sentBy" label="Sent by" disableSort />
      <DataTable.Col source="id" label="Sent">
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
        ['To', <To key="to" />],
        ['Letters', <Progress key="letters" />],
        ['Sent by', mailing.sentBy],
        ['Sent', <SentAt key="sent" />],
      ]}
    />
  );
}

/** Recipients of a mailing, with the tournament by name. */
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
  return mailing === undefined ? null : progress(mailing.letters, mailing.toWrite, mailing.leftOut);
}

function SentAt() {
  return <>{dayAndTimeOf(useRecordContext<ListedMailing>()?.createdAt) ?? ''}</>;
}

const progress = (all: number, toWrite: number, leftOut: number) =>
  [
    counted(all, 'letter'),
    toWrite > 0 && `${toWrite.toLocaleString('en-US')} still to be written`,
    leftOut > 0 && `${leftOut.toLocaleString('en-US')} not needed any more`,
  ]
    .filter((part) => part !== false)
    .join(', ');

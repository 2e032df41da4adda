import { Box } from '@mui/material';
import { DataTable, type ResourceProps, useRecordContext } from 'react-admin';
import { Route, Routes } from 'react-router';
import type { ListedMessage } from '../../domain/answer/mail/listed-message.ts';
import { Badge, type BadgeTone } from '../kit/badge.tsx';
import { ExportButton } from '../kit/export-button.tsx';
import { FilterChoice } from '../kit/filter-choice.tsx';
import { ListPage } from '../kit/list-page.tsx';
import { PlainTable } from '../kit/plain-table.tsx';
import { RecordCard } from '../kit/record-card.tsx';
import { dayAndTimeOf } from '../time/eastern-time.ts';
import { LetterDialog } from './letter-dialog.tsx';
import { useMailQueue } from './mail-notice.tsx';
import { MessageActions } from './message-actions.tsx';
import { HowReached } from './post-tray.tsx';
import { TestLetter } from './test-letter.tsx';
import { words } from './words.ts';

/** The letters that go out, with what became of each; reached by the menu. */
export const messages: ResourceProps = {
  name: 'messages',
  list: MessagesPage,
  options: { label: words.title },
  recordRepresentation: 'subject',
};

const { columns } = words;
const sorts = [
  { field: 'id', label: words.newest, order: 'DESC' },
  { field: 'recipient', label: columns.recipient },
  { field: 'state', label: columns.state },
] as const;
const states = Object.entries(words.states).map(([value, label]) => ({ value, label }));

function MessagesPage() {
  return (
    <>
      <ListPage
        {...words}
        sort={{ field: 'id', order: 'DESC' }}
        sorts={sorts}
        table={<MessageTable />}
        card={MessageCard}
        filters={<FilterChoice source="state" {...words.filter} options={states} />}
        actions={<ExportButton />}
        above={<Test />}
      />
      <Routes>
        <Route path=":id" element={<LetterDialog />} />
        <Route path="*" element={null} />
      </Routes>
    </>
  );
}

/** Where letters leave; where they do not, the notice above every page has it. */
function Test() {
  const queue = useMailQueue();
  if (queue === undefined || !queue.isSetUp || queue.lastError !== null) return null;
  return (
    <Box sx={{ mb: 1.5 }}>
      <TestLetter isSetUp />
    </Box>
  );
}

function MessageTable() {
  return (
    <PlainTable>
      <DataTable.Col source="recipient" label={columns.recipient}>
        <Reader />
      </DataTable.Col>
      <DataTable.Col source="subject" label={columns.subject} sx={{ fontWeight: 600 }} />
      <DataTable.Col source="state" label={columns.state}>
        <MessageState />
      </DataTable.Col>
      <DataTable.NumberCol source="attempts" label={columns.attempts} />
      <DataTable.Col source="id" label={columns.createdAt}>
        <MessageTime of="createdAt" />
      </DataTable.Col>
      <DataTable.Col source="sentAt" label={columns.sentAt}>
        <MessageTime of="sentAt" />
      </DataTable.Col>
      <DataTable.Col source="actions" label={columns.actions} disableSort sx={{ whiteSpace: 'nowrap' }}>
        <MessageActions />
      </DataTable.Col>
    </PlainTable>
  );
}

const tones: Readonly<Record<string, BadgeTone>> = { sent: 'good', dead: 'alarm', dropped: 'alarm' };

function MessageState() {
  const message = useRecordContext<ListedMessage>();
  if (message === undefined) return null;
  if (message.state === 'waiting' && message.dueAt > message.createdAt) {
    return <Badge tone="quiet">{words.waitsUntil(dayAndTimeOf(message.dueAt) ?? '')}</Badge>;
  }
  return <Badge tone={tones[message.state] ?? 'quiet'}>{words.states[message.state] ?? message.state}</Badge>;
}

function Reader() {
  const message = useRecordContext<ListedMessage>();
  if (message === undefined) return null;
  return (
    <>
      {message.recipient}
      {message.inTray !== null && <HowReached {...message.inTray} />}
    </>
  );
}

function MessageTime({ of }: { readonly of: 'createdAt' | 'sentAt' }) {
  return <>{dayAndTimeOf(useRecordContext<ListedMessage>()?.[of]) ?? '–'}</>;
}

function MessageCard() {
  const message = useRecordContext<ListedMessage>();
  if (message === undefined) return null;
  return (
    <RecordCard
      title={message.subject}
      badge={<MessageState />}
      facts={[
        [columns.recipient, <Reader key="reader" />],
        [columns.createdAt, <MessageTime key="created" of="createdAt" />],
        [columns.sentAt, <MessageTime key="sent" of="sentAt" />],
      ]}
    >
      <MessageActions />
    </RecordCard>
  );
}

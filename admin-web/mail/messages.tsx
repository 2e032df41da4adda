import Article from '@mui/icons-material/ArticleOutlined';
import Replay from '@mui/icons-material/Replay';
import { Box } from '@mui/material';
import { DataTable, type ResourceProps, useRecordContext } from 'react-admin';
import { Route, Routes } from 'react-router';
import { type ListedMessage, messageStateLabels } from '../../domain/answer/mail/listed-message.ts';
import { captainLetter } from '../../domain/use-case/captain/captain-forms.ts';
import { Badge, type BadgeTone } from '../kit/badge.tsx';
import { counted } from '../kit/counted.ts';
import { ExportButton } from '../kit/export-button.tsx';
import { FilterChoice } from '../kit/filter-choice.tsx';
import { ListContent } from '../kit/list-content.tsx';
import { ListFilters } from '../kit/list-filters.tsx';
import { NothingListed } from '../kit/list-states.tsx';
import { ListHead, OfficeList } from '../kit/office-list.tsx';
import { PlainTable } from '../kit/plain-table.tsx';
import { RecordCard } from '../kit/record-card.tsx';
import { type RowAction, RowActions } from '../kit/row-actions.tsx';
import { useChange } from '../kit/use-change.ts';
import { dayAndTimeOf } from '../time/eastern-time.ts';
import { send } from '../transport/call.ts';
import { LetterDialog } from './letter-dialog.tsx';
import { useMailQueue } from './mail-notice.tsx';
import { TestLetter } from './test-letter.tsx';

export const messagesTitle = 'Messages';

/** Outgoing letters with their states, reached by the menu. */
export const messages: ResourceProps = {
  name: 'messages',
  list: MessagesPage,
  options: { label: messagesTitle },
  recordRepresentation: 'subject',
};

const sorts = [
  { field: 'id', label: 'Newest first', order: 'DESC' },
  { field: 'recipient', label: 'To' },
  { field: 'state', label: 'State' },
] as const;
const states = Object.entries(messageStateLabels).map(([value, label]) => ({ value, label }));

function MessagesPage() {
  return (
    <>
      <OfficeList sort={{ field: 'id', order: 'DESC' }}>
        <ListHead title={messagesTitle} count={(letters) => counted(letters, 'message')}>
          <ExportButton />
        </ListHead>
        <ListFilters searchHint="Address or subject" sorts={sorts}>
          <FilterChoice source="state" label="State" all="All states" options={states} />
        </ListFilters>
        <Test />
        <ListContent
          loading="Loading the messages…"
          failed="Failed to fetch messages"
          empty={
            <NothingListed
              title="No message yet"
              text="Every letter the site writes appears here, with what became of it."
            />
          }
          card={MessageCard}
        >
          <MessageTable />
        </ListContent>
      </OfficeList>
      <Routes>
        <Route path=":id" element={<LetterDialog />} />
        <Route path="*" element={null} />
      </Routes>
    </>
  );
}

/** Test letter for a site that sends mail; otherwise the notice above every page has it. */
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
      <DataTable.Col source="recipient" label="To" />
      <DataTable.Col source="subject" label={captainLetter.fields.subject.label} sx={{ fontWeight: 600 }} />
      <DataTable.Col source="state" label="State">
        <MessageState />
      </DataTable.Col>
      <DataTable.NumberCol source="attempts" label="Attempts" />
      <DataTable.Col source="id" label="Written">
        <MessageTime of="createdAt" />
      </DataTable.Col>
      <DataTable.Col source="sentAt" label="Sent">
        <MessageTime of="sentAt" />
      </DataTable.Col>
      <DataTable.Col source="actions" label="Actions" disableSort sx={{ whiteSpace: 'nowrap' }}>
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
    return <Badge tone="quiet">Waits until {dayAndTimeOf(message.dueAt) ?? ''}</Badge>;
  }
  return <Badge tone={tones[message.state] ?? 'quiet'}>{messageStateLabels[message.state] ?? message.state}</Badge>;
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
        ['To', message.recipient],
        ['Written', <MessageTime key="created" of="createdAt" />],
        ['Sent', <MessageTime key="sent" of="sentAt" />],
      ]}
    >
      <MessageActions />
    </RecordCard>
  );
}

/** Actions on a letter: read it, and send a failed one again. */
function MessageActions() {
  const message = useRecordContext<ListedMessage>();
  const { run } = useChange((id: number) => retryMessage(id), {
    done: 'Message on its way again',
    failed: 'Failed to send message again',
  });
  if (message === undefined) return null;
  const hasFailed = message.state === 'dead' || message.state === 'dropped';
  const again: RowAction = { onPress: () => run(message.id), label: 'Send again', icon: Replay, act: 'look' };
  const read: RowAction = { to: `/messages/${message.id}`, label: 'Read', icon: Article, act: 'look' };
  return <RowActions of={message.subject} actions={hasFailed ? [again, read] : [read]} />;
}

const retryMessage = (id: number) => send('POST', `/api/admin/messages/${id}/retry`);

import Add from '@mui/icons-material/Add';
import { Box, Button } from '@mui/material';
import { DataTable, type ResourceProps, useRecordContext } from 'react-admin';
import { Link, Route, Routes } from 'react-router';
import type { ListedWebhook } from '../../domain/answer/webhook/listed-webhook.ts';
import { webhookEventNames } from '../../domain/webhook/webhook.ts';
import { Badge } from '../kit/badge.tsx';
import { ListPage } from '../kit/list-page.tsx';
import { PlainTable } from '../kit/plain-table.tsx';
import { RecordCard } from '../kit/record-card.tsx';
import { dayAndTimeOf } from '../time/eastern-time.ts';
import { NewWebhook } from './new-webhook.tsx';
import { WebhookActions } from './webhook-actions.tsx';
import { words } from './words.ts';

/** The other sites that are told what happens, reached by the menu. */
export const webhooks: ResourceProps = {
  name: 'webhooks',
  list: WebhooksPage,
  options: { label: words.title },
  recordRepresentation: 'url',
};

const { columns } = words;
const sorts = [
  { field: 'id', label: words.newest, order: 'DESC' },
  { field: 'url', label: columns.url },
] as const;

function WebhooksPage() {
  return (
    <>
      <ListPage
        {...words}
        sort={{ field: 'id', order: 'DESC' }}
        sorts={sorts}
        table={<WebhookTable />}
        card={WebhookCard}
        actions={
          <>
            <Button component={Link} to="/webhook-deliveries">
              {words.told}
            </Button>
            <Button component={Link} to="/webhooks/create" variant="contained" startIcon={<Add />}>
              {words.add.action}
            </Button>
          </>
        }
      />
      <Routes>
        <Route path="create" element={<NewWebhook />} />
        <Route path="*" element={null} />
      </Routes>
    </>
  );
}

function WebhookTable() {
  return (
    <PlainTable>
      <DataTable.Col source="url" label={columns.url} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }} />
      <DataTable.Col source="events" label={columns.events} disableSort>
        <Events />
      </DataTable.Col>
      <DataTable.Col source="offSince" label={columns.state} disableSort>
        <State />
      </DataTable.Col>
      <DataTable.Col source="lastSentAt" label={columns.lastSent} disableSort>
        <LastSent />
      </DataTable.Col>
      <DataTable.Col source="actions" label={columns.actions} disableSort>
        <WebhookActions />
      </DataTable.Col>
    </PlainTable>
  );
}

function WebhookCard() {
  const webhook = useRecordContext<ListedWebhook>();
  if (webhook === undefined) return null;
  return (
    <RecordCard
      title={webhook.url}
      facts={[
        [columns.events, <Events key="events" />],
        [columns.state, <State key="state" />],
        [columns.lastSent, <LastSent key="sent" />],
      ]}
    >
      <WebhookActions />
    </RecordCard>
  );
}

function Events() {
  const { events = [] } = useRecordContext<ListedWebhook>() ?? {};
  return (
    <>
      {events.map((event) => (
        <div key={event}>{webhookEventNames[event]}</div>
      ))}
    </>
  );
}

function State() {
  const webhook = useRecordContext<ListedWebhook>();
  if (webhook === undefined) return null;
  return (
    <>
      <Reached webhook={webhook} />
      {webhook.waiting > 0 && <Box sx={{ color: 'text.secondary' }}>{words.state.waiting(webhook.waiting)}</Box>}
    </>
  );
}

function Reached({ webhook: { offSince, failingSince } }: { readonly webhook: ListedWebhook }) {
  const { on, off, failing } = words.state;
  if (offSince !== null) return <Badge tone="alarm">{off(dayAndTimeOf(offSince) ?? '')}</Badge>;
  if (failingSince !== null) return <Badge tone="alarm">{failing(dayAndTimeOf(failingSince) ?? '')}</Badge>;
  return <Badge tone="good">{on}</Badge>;
}

function LastSent() {
  return <>{dayAndTimeOf(useRecordContext<ListedWebhook>()?.lastSentAt ?? null) ?? words.never}</>;
}

import Add from '@mui/icons-material/Add';
import { Box, Button } from '@mui/material';
import { DataTable, type ResourceProps, useRecordContext } from 'react-admin';
import { Link, Route, Routes } from 'react-router';
import type { ListedWebhook } from '../../domain/answer/webhook/listed-webhook.ts';
import { webhookEventNames } from '../../domain/rule/webhook/webhook.ts';
import { newWebhook } from '../../domain/use-case/webhook/webhook-form.ts';
import { Badge } from '../kit/badge.tsx';
import { counted } from '../kit/counted.ts';
import { ListContent } from '../kit/list-content.tsx';
import { ListFilters } from '../kit/list-filters.tsx';
import { NothingListed } from '../kit/list-states.tsx';
import { ListHead, OfficeList } from '../kit/office-list.tsx';
import { PlainTable } from '../kit/plain-table.tsx';
import { RecordCard } from '../kit/record-card.tsx';
import { dayAndTimeOf } from '../time/eastern-time.ts';
import { NewWebhook } from './new-webhook.tsx';
import { WebhookActions } from './webhook-actions.tsx';

/** Webhooks, beside the settings of the site. */
export const webhooks: ResourceProps = {
  name: 'webhooks',
  list: WebhooksPage,
  options: { label: 'Webhooks' },
  recordRepresentation: 'url',
};

const sorts = [
  { field: 'id', label: 'Newest first', order: 'DESC' },
  { field: 'url', label: newWebhook.fields.url.label },
] as const;

function WebhooksPage() {
  return (
    <>
      <OfficeList sort={{ field: 'id', order: 'DESC' }}>
        <ListHead title="Webhooks" count={(all) => counted(all, 'webhook')}>
          <Button component={Link} to="/webhooks/create" variant="contained" startIcon={<Add />}>
            Add webhook
          </Button>
        </ListHead>
        <ListFilters searchHint="Address or organizer" sorts={sorts} />
        <ListContent
          loading="Loading the webhooks…"
          failed="Failed to fetch the webhooks"
          empty={
            <NothingListed
              title="No webhooks yet"
              text="A webhook tells another site what happens here: who registered, what was paid, scores and results, in numbers and without names."
            />
          }
          card={WebhookCard}
        >
          <WebhookTable />
        </ListContent>
      </OfficeList>
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
      <DataTable.Col
        source="url"
        label={newWebhook.fields.url.label}
        sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
      />
      <DataTable.Col source="events" label="Told of" disableSort>
        <Events />
      </DataTable.Col>
      <DataTable.Col source="offSince" label="State" disableSort>
        <State />
      </DataTable.Col>
      <DataTable.Col source="lastSentAt" label="Last told" disableSort>
        <LastSent />
      </DataTable.Col>
      <DataTable.Col source="actions" label="Actions" disableSort>
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
        ['Told of', <Events key="events" />],
        ['State', <State key="state" />],
        ['Last told', <LastSent key="sent" />],
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
      {webhook.waiting > 0 && (
        <Box sx={{ color: 'text.secondary' }}>
          {webhook.waiting === 1 ? '1 event waits' : `${webhook.waiting.toLocaleString('en-US')} events wait`}
        </Box>
      )}
    </>
  );
}

function Reached({ webhook: { offSince, failingSince } }: { readonly webhook: ListedWebhook }) {
  if (offSince !== null) return <Badge tone="alarm">Off since {dayAndTimeOf(offSince) ?? ''}</Badge>;
  if (failingSince !== null) return <Badge tone="alarm">Failing since {dayAndTimeOf(failingSince) ?? ''}</Badge>;
  return <Badge tone="good">On</Badge>;
}

function LastSent() {
  return <>{dayAndTimeOf(useRecordContext<ListedWebhook>()?.lastSentAt ?? null) ?? 'Never'}</>;
}
